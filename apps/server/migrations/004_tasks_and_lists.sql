-- What a note asks to be done. The text is sealed with the key of the recording that it was found in.
create table tasks (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid not null references recordings (id) on delete cascade,
  clinician_id uuid not null references users (id),
  kind text not null check (kind in ('appointment', 'send', 'agreement')),
  text bytea not null,
  due date,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index tasks_to_do on tasks (clinician_id, coalesce(due, 'infinity'), id) where done_at is null;
create index tasks_done on tasks (clinician_id, done_at desc, id) where done_at is not null;
create index tasks_by_recording on tasks (recording_id);

-- The administrator's list of a date is everyone's.
create index appointments_of_everyone on appointments (appointment_time) where deleted_at is null;
