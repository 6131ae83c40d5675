-- Who may not sign alone asks a supervisor. Without one nothing of theirs becomes final until an administrator names another.
alter table users
  add column may_sign_alone boolean not null default true,
  add column supervisor_id uuid references users (id),
  add column wants_reminders boolean not null default true;
create index users_by_supervisor on users (supervisor_id) where supervisor_id is not null;

-- The note waits for a second signature; whom it was asked of, which stays when it was given; who signed first.
alter table recordings
  add column is_cosign_asked boolean not null default false,
  add column cosigner_id uuid references users (id),
  add column signed_by uuid references users (id);
create index recordings_to_cosign on recordings (cosigner_id) where is_cosign_asked;

-- Whoever covered for a colleague may have done it.
alter table tasks add column done_by uuid references users (id);

-- What became of a note after it was written: signed, asked for a second signature, returned, reopened. By whom, for whom, when.
create table note_steps (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid not null references recordings (id) on delete cascade,
  kind text not null
    check (kind in ('signed', 'cosign_asked', 'cosign_stopped', 'cosign_passed_on', 'cosigned', 'returned', 'reopened')),
  done_by uuid not null references users (id),
  -- of what was done in an absence: in whose place
  on_behalf_of uuid references users (id),
  -- of what was asked: of whom
  asked_of uuid references users (id),
  -- sealed with the key of the recording
  reason bytea,
  created_at timestamptz not null default clock_timestamp()
);
create index note_steps_by_recording on note_steps (recording_id, created_at);

-- What a supervisor says of a sentence of the note that is returned. Both are sealed with the key of the recording.
create table note_comments (
  id uuid primary key default gen_random_uuid(),
  step_id uuid not null references note_steps (id) on delete cascade,
  recording_id uuid not null references recordings (id) on delete cascade,
  place integer not null,
  sentence bytea not null,
  text bytea not null
);
create index note_comments_by_step on note_comments (step_id);
create index note_comments_by_recording on note_comments (recording_id);

-- Who covers for whom, from the first day to the last, by the clock of the institution.
create table covers (
  id uuid primary key default gen_random_uuid(),
  absent_id uuid not null references users (id),
  covering_id uuid not null references users (id),
  starts_on date not null,
  ends_on date not null,
  set_by uuid references users (id),
  created_at timestamptz not null default now(),
  -- ended by somebody before its last day
  ended_at timestamptz,
  check (absent_id <> covering_id),
  check (starts_on <= ends_on)
);
create index covers_by_covering on covers (covering_id) where ended_at is null;
create index covers_by_absent on covers (absent_id) where ended_at is null;

-- Who was reminded in which period: claimed in the transaction that asks for the mail, so nobody is reminded twice.
create table reminders (
  user_id uuid not null references users (id) on delete cascade,
  period date not null,
  claimed_at timestamptz not null default now(),
  primary key (user_id, period)
);
