-- Pictures above the institution's documents, by the SHA-256 of what they are. The settings name the one that counts.
create table institution_logos (
  name text primary key,
  png bytea not null,
  added_at timestamptz not null default now()
);
