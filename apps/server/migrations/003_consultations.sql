-- Columns of type bytea with a name that people read (client_name, text, …) are sealed: with the master key in
-- appointments, with the recording's own key in everything that was made of a recording.

create table appointments (
  id uuid primary key default gen_random_uuid(),
  clinician_id uuid not null references users (id),
  -- wall-clock time, stored as if it were UTC
  appointment_time timestamptz not null,
  appointment_end_time timestamptz,
  -- false: an unplanned contact
  is_appointment boolean not null,
  status text not null default 'scheduled'
    check (status in ('scheduled', 'processing', 'ready', 'reviewed', 'failed')),
  client_name bytea not null,
  subject bytea,
  description bytea,
  client_code bytea,
  gender text check (gender in ('male', 'female')),
  language text not null check (language in ('nl', 'en')),
  template text not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index appointments_by_day on appointments (clinician_id, appointment_time) where deleted_at is null;

create table recordings (
  -- made in the browser, so that a recording can begin without a network
  id uuid primary key,
  consultation uuid not null default gen_random_uuid(),
  clinician_id uuid not null references users (id),
  -- null only while a form with a file is being read
  appointment_id uuid references appointments (id),
  language text not null check (language in ('nl', 'en')),
  template text not null,
  -- sealed with the master key; it seals the sound, the transcript and the notes. Without it they are gone.
  data_key bytea not null,
  consent_text text,
  consent_given_at timestamptz,
  consent_asked_by uuid references users (id),
  stage text not null default 'capturing'
    check (stage in ('capturing', 'transcribing', 'writing', 'done', 'failed', 'waiting_for_model')),
  -- a code of ours, never an engine's words
  reason text,
  -- samples of 16 kHz: all there are (once finished), and how far the transcript goes
  samples bigint,
  transcribed_samples bigint not null default 0,
  is_reviewed boolean not null default false,
  is_admin_reviewed boolean not null default false,
  is_recording_deleted boolean not null default false,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
create index recordings_by_clinician on recordings (clinician_id, created_at desc) where not is_recording_deleted;
create index recordings_to_review on recordings (clinician_id, created_at desc)
  where not is_recording_deleted and not is_reviewed;
create index recordings_by_appointment on recordings (appointment_id);
create index recordings_unfinished on recordings (clinician_id) where stage = 'capturing';
create index recordings_waiting on recordings (language) where stage = 'waiting_for_model';

-- Every chunk but the last has the same number of samples, so a byte of the whole is found by arithmetic.
create table recording_chunks (
  recording_id uuid not null references recordings (id) on delete cascade,
  seq integer not null check (seq >= 0),
  samples integer not null check (samples > 0),
  sha256 bytea not null,
  received_at timestamptz not null default now(),
  primary key (recording_id, seq)
);

create table transcript_pieces (
  recording_id uuid not null references recordings (id) on delete cascade,
  seq integer not null,
  start_s double precision not null,
  end_s double precision not null,
  text bytea not null,
  engine text not null,
  primary key (recording_id, seq)
);

create table notes (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid not null references recordings (id) on delete cascade,
  ai_model_name text not null,
  -- ZPM first, GGZ-NHN second
  code text not null default '',
  created_at timestamptz not null default now(),
  unique (recording_id, ai_model_name)
);

-- Every save is a line of its own; nothing is overwritten.
create table note_revisions (
  note_id uuid not null references notes (id) on delete cascade,
  number integer not null,
  text bytea not null,
  -- sections and sentences with their sources, where an engine wrote it
  draft bytea,
  template text not null,
  -- null: an engine wrote it
  author_id uuid references users (id),
  created_at timestamptz not null default now(),
  primary key (note_id, number)
);
