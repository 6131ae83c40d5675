-- What is kept for how long, and what goes for good.

alter table recordings
  -- sealed with the master key; it seals the sound alone, so that the sound can go and the note stay. Null: the sound is sealed
  -- with the recording's own key (of before this version), or it is gone.
  add column sound_key bytea,
  add column sound_removed_at timestamptz,
  -- since when its note is final; null while it is not
  add column reviewed_at timestamptz,
  -- from when on the periods of keeping count: for what is older than this version, from its first start on, so that nothing
  -- goes in the night after an upgrade
  add column kept_since timestamptz not null default now(),
  -- which words were put to the client, and where
  add column consent_version text,
  add column consent_how text check (consent_how in ('recording', 'upload')),
  add column consent_withdrawn_at timestamptz,
  add column consent_withdrawn_by uuid references users (id);
update recordings set reviewed_at = now() where is_reviewed;
update recordings set consent_how = 'recording' where consent_given_at is not null;
create index recordings_with_sound on recordings (reviewed_at) where sound_removed_at is null and reviewed_at is not null;
create index recordings_not_final on recordings (kept_since) where not is_reviewed and not is_recording_deleted;

-- What must not be removed for now, and why. One that was released stays: who held what when is part of the account.
create table holds (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid references recordings (id) on delete cascade,
  client_id uuid references clients (id) on delete cascade,
  -- sealed with the master key
  reason bytea not null,
  set_by uuid not null references users (id),
  set_at timestamptz not null default now(),
  released_by uuid references users (id),
  released_at timestamptz,
  check (num_nonnulls(recording_id, client_id) = 1),
  check ((released_by is null) = (released_at is null))
);
create unique index holds_on_recording on holds (recording_id) where released_at is null;
create unique index holds_on_client on holds (client_id) where released_at is null;

-- Whether a recording is held: itself, or the client whose it is.
create function is_held(recording uuid) returns boolean
language sql stable
return exists (select from holds where recording_id = recording and released_at is null)
  or exists (
    select from recordings
    join appointments on appointments.id = recordings.appointment_id
    join clients named on named.id = appointments.client_id
    join clients part on part.current_id = named.current_id
    join holds on holds.client_id = part.id and released_at is null
    where recordings.id = recording
  );

-- What was removed by which rule. Ids and counts; it says nothing of anyone.
create table removals (
  id bigint generated always as identity primary key,
  rule text not null,
  object_id uuid,
  count integer not null default 1 check (count > 0),
  removed_at timestamptz not null default now()
);
create index removals_newest on removals (removed_at desc, id desc);

-- Folders of the storage whose keys are gone by now: they go too, however often whoever removes them is killed.
create table leftover_folders (
  folder text primary key,
  asked_at timestamptz not null default now()
);

-- Codes that were declared, of clients who are erased: what an audit of declarations asks for, and nobody's name.
create table declared_codes (
  id uuid primary key default gen_random_uuid(),
  day date not null,
  clinician_id uuid not null references users (id),
  system text not null check (system in ('zpm', 'ggz_nhn', 'icd10')),
  -- sealed with the master key
  code bytea not null,
  kept_at timestamptz not null default now()
);

-- Clients who were erased: what went, as counts and as hashes of ids. Nobody finds a client by it who does not have the id.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  client_hash bytea not null,
  counts jsonb not null,
  -- SHA-256 of each id that went
  hashes bytea[] not null,
  erased_by uuid not null references users (id),
  erased_at timestamptz not null default now()
);
create index erasures_newest on erasures (erased_at desc, id desc);

-- That text left stays known; the text itself goes with the client's consent.
alter table departures drop constraint departures_check, add check (what = 'text' or body is null);
