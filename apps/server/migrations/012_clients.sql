-- A client is somebody, not a name on an appointment. All that says who it is, is sealed with the master key.
create table clients (
  id uuid primary key default gen_random_uuid(),
  first_name bytea not null,
  last_name bytea,
  date_of_birth bytea,
  gender bytea,
  client_code bytea,
  -- null: made when an appointment from before there were clients was given one
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  -- Two that turned out to be one: this one is now part of that one. What belonged to it keeps naming it, so that parting
  -- them again needs to remember nothing.
  joined_into uuid references clients (id),
  joined_by uuid references users (id),
  joined_at timestamptz,
  -- the client that this one is in the end: itself, or what it was joined into, or what that was joined into
  current_id uuid not null references clients (id),
  check ((joined_into is null) = (current_id = id)),
  check ((joined_into is null) = (joined_at is null))
);
create index clients_by_current on clients (current_id);
create index clients_by_age on clients (created_at desc, id desc) where joined_into is null;
create index clients_by_maker on clients (created_by);

-- What a client is found by: keyed fingerprints of names and their beginnings, date of birth and code. Without the master
-- key they tell nothing but that two clients share something.
create table client_index (
  client_id uuid not null references clients (id) on delete cascade,
  -- name: the whole name; word: the beginning of a word of it; code: the whole code; code_start: the beginning of it
  kind text not null check (kind in ('name', 'word', 'date_of_birth', 'code', 'code_start')),
  mac bytea not null,
  primary key (kind, mac, client_id)
);
create index client_index_by_client on client_index (client_id);

-- Until this version an appointment had the client's name, code and gender itself. SQL cannot open what is sealed: the next
-- start makes clients of them and empties these three (consultations/give-clients.ts).
alter table appointments
  add column client_id uuid references clients (id),
  alter column client_name drop not null,
  add check ((client_id is null) = (client_name is not null)),
  add check (client_id is null or (client_code is null and gender is null));
create index appointments_by_client on appointments (client_id, clinician_id);
create index appointments_without_client on appointments (created_at, id) where client_id is null;

-- A consultation's client is its appointment's.
create or replace function client_of(kind text, object uuid) returns uuid
language sql stable
return case kind
  when 'client' then (select current_id from clients where id = object)
  when 'appointment' then (
    select current_id from appointments join clients on clients.id = client_id where appointments.id = object
  )
  when 'recording' then (
    select current_id
    from recordings
    join appointments on appointments.id = appointment_id
    join clients on clients.id = client_id
    where recordings.id = object
  )
  when 'task' then (
    select current_id
    from tasks
    join recordings on recordings.id = recording_id
    join appointments on appointments.id = appointment_id
    join clients on clients.id = client_id
    where tasks.id = object
  )
end;
