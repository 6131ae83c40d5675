-- What left this machine for an engine elsewhere: text in which names were replaced, and sound, in which nothing can be.
create table departures (
  id uuid primary key,
  left_at timestamptz not null default now(),
  -- what it went to, by the name that its work is kept under
  engine text not null,
  -- that it left is known for as long as this table; of what, only while the recording is there
  recording_id uuid references recordings (id) on delete set null,
  what text not null check (what in ('text', 'sound')),
  -- of the transcript, or windows of sound
  pieces integer not null,
  -- how many of each kind were replaced, as JSON
  replaced jsonb not null default '{}',
  -- the text as it left, sealed with the recording's own key; of sound none
  body bytea,
  check ((what = 'text') = (body is not null))
);
create index departures_left_at on departures (left_at desc);
-- Sound goes in windows of half a minute; a recording's windows are counted in one row.
create unique index departures_sound on departures (recording_id, engine) where what = 'sound';
