-- What codes depend on and only somebody who was there can say: kind, setting, group, interpreter, travel. JSON, sealed with
-- the recording's key.
create table contact_facts (
  recording_id uuid primary key references recordings (id) on delete cascade,
  body bytea not null,
  -- how often it was said: whoever changes it names what they saw
  revision integer not null,
  said_by uuid not null references users (id),
  said_at timestamptz not null default now()
);

-- The desk: one row for each recording that was signed once. What is suggested and what was confirmed is sealed with the
-- recording's key; in the open is what the lists of the desk ask for.
create table code_suggestions (
  recording_id uuid primary key references recordings (id) on delete cascade,
  -- as of the appointment, which no longer moves once it is recorded
  clinician_id uuid not null references users (id),
  appointment_time timestamptz not null,
  -- false: reopened or hidden since
  is_signed boolean not null,
  is_confirmed boolean not null default false,
  doubt text check (doubt in ('unknown', 'missing', 'not_billable', 'time', 'list', 'none')),
  -- the lists and settings of that time; null: not made yet
  made_on text,
  body bytea,
  -- how often codes were confirmed or changed: whoever confirms names what they saw
  revision integer not null default 0,
  -- from what was suggested; null: nothing was, or nothing is confirmed
  differs boolean,
  outcome bytea,
  confirmed_by uuid references users (id),
  confirmed_at timestamptz,
  check ((made_on is null) = (body is null)),
  check ((made_on is null) = (doubt is null))
);
create index code_desk on code_suggestions (appointment_time, recording_id) where is_signed and not is_confirmed;
create index code_desk_by_clinician on code_suggestions (clinician_id, appointment_time, recording_id)
  where is_signed and not is_confirmed;
create index code_desk_by_doubt on code_suggestions (doubt, appointment_time, recording_id)
  where is_signed and not is_confirmed;
-- What was made on other lists is found without walking what was not.
create index code_desk_by_list on code_suggestions (made_on) where is_signed and not is_confirmed;
-- What was confirmed before this was kept is read once.
create index code_without_outcome on code_suggestions (recording_id) where is_signed and is_confirmed and outcome is null;
create index code_confirmed on code_suggestions (appointment_time, recording_id) where is_signed and is_confirmed;

insert into code_suggestions (recording_id, clinician_id, appointment_time, is_signed, is_confirmed)
select recordings.id, recordings.clinician_id, appointment_time, true,
  is_admin_reviewed or exists (select from codes where codes.recording_id = recordings.id and state = 'confirmed')
from recordings join appointments on appointments.id = appointment_id
where is_reviewed and not is_recording_deleted;

-- What somebody is decides about their codes: all of theirs that nobody has confirmed are suggested anew.
create function suggest_anew_for_profession() returns trigger language plpgsql as $$
begin
  update code_suggestions set made_on = '' where clinician_id = new.id and is_signed and not is_confirmed
    and made_on <> '';
  return null;
end $$;
create trigger suggest_anew_for_profession after update of profession, usual_setting on users
  for each row when (old.profession is distinct from new.profession or old.usual_setting is distinct from new.usual_setting)
  execute function suggest_anew_for_profession();

-- How often each rule was right, and what was chosen in which case. Sums alone: nothing of a client.
create table code_outcomes (
  rule text not null,
  was_right boolean not null,
  day date not null,
  count integer not null check (count >= 0),
  primary key (rule, day, was_right)
);
create table code_cases (
  -- profession, setting, kind, minutes and group
  case_name text not null,
  code text not null,
  count integer not null check (count >= 0),
  primary key (case_name, code)
);

-- A question about codes is a task of the clinician; its answer is sealed as its text is.
alter table tasks
  add column asked_by uuid references users (id),
  add column answer bytea,
  drop constraint tasks_kind_check,
  add constraint tasks_kind_check
    check (kind in ('appointment', 'send', 'agreement', 'own', 'amendment', 'code_question')),
  add constraint tasks_question check (
    (kind = 'code_question') = (asked_by is not null) and (answer is null or kind = 'code_question')
  );
create unique index tasks_question_open on tasks (recording_id) where kind = 'code_question' and done_at is null;
