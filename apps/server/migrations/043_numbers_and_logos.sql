-- Pictures above the institution's documents, by the SHA-256 of what they are. The settings name the one that counts.
create table institution_logos (
  name text primary key,
  png bytea not null,
  added_at timestamptz not null default now()
);

-- Where somebody works, in the institution's own words: figures are told by it.
alter table users add column team text;

-- What became of notes by the time they were signed, summed by week, user and the team that they were in then. Nothing in
-- it leads to a consultation or a client, so it outlives both.
create table note_figures (
  week date not null,
  user_id uuid not null references users (id),
  team text not null,
  consultations integer not null,
  -- how many were signed within each of some times after the recording ended (the contract has them), and after that
  signed_within integer[] not null,
  draft_words bigint not null,
  kept_words bigint not null,
  marks integer not null,
  marks_taken integer not null,
  omissions integer not null,
  omissions_taken integer not null,
  primary key (week, user_id, team)
);

-- A note counts with its first signature, and never again.
create table counted_notes (
  recording_id uuid primary key references recordings (id) on delete cascade
);
