-- What the institution decides about the whole of Noteer, and every decision before: nothing is written over.
create table institution_settings (
  id bigint primary key generated always as identity,
  settings jsonb not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null default now()
);
