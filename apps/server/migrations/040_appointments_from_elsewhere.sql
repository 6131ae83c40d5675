-- Appointments that come from elsewhere: from files, from calendars that are read by themselves, from another record.

-- A calendar of a clinician. Whoever has its address has the calendar, so it is sealed.
create table agenda_feeds (
  id uuid primary key default gen_random_uuid(),
  clinician_id uuid not null references users (id) on delete cascade,
  address bytea not null,
  takes text not null check (takes in ('known', 'everyone')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  -- read from end to end for the last time
  read_at timestamptz,
  tried_at timestamptz,
  next_at timestamptz not null default now(),
  -- while it is being read; one that is older than any reading takes was left by a process that died
  reading_since timestamptz,
  problem text,
  counts jsonb
);
create index agenda_feeds_by_next on agenda_feeds (next_at);
create index agenda_feeds_by_clinician on agenda_feeds (clinician_id);
alter table agenda_feeds alter column address set statistics 0;

-- The key of a record elsewhere, which may send appointments and nothing else.
create table connector_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  key_hash bytea not null unique,
  ends_with text not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  revoked_at timestamptz,
  -- how often it was used in the minute that began then
  minute_began timestamptz not null default now(),
  minute_calls integer not null default 0
);

-- By which an appointment is known elsewhere. An id of another system may say who somebody is: only its fingerprint is kept.
create table incoming_appointments (
  -- 'file', 'connector', or the id of the feed
  source text not null,
  external_mac bytea not null,
  appointment_id uuid not null references appointments (id) on delete cascade,
  -- of what was taken last: what is the same changes nothing, also not what somebody changed here since
  content_mac bytea not null,
  -- cancelled there, rather than removed here by somebody
  cancelled_at timestamptz,
  primary key (source, external_mac)
);
create index incoming_appointments_by_appointment on incoming_appointments (appointment_id);
