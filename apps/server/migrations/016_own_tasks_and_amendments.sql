-- A task may be a clinician's own: of no recording, sealed with the master key, for a client or for nobody in particular.
-- Or it asks its clinician to agree to what somebody else changed in a signed note, or to take it back: then it names the
-- version that was signed and the one that came of the change.
alter table tasks
  alter column recording_id drop not null,
  add column client_id uuid references clients (id),
  add column document_id uuid references documents (id) on delete cascade,
  add column before_number integer,
  add column after_number integer,
  drop constraint tasks_kind_check,
  add constraint tasks_kind_check check (kind in ('appointment', 'send', 'agreement', 'own', 'amendment')),
  add constraint tasks_own check ((kind = 'own') = (recording_id is null) and (kind = 'own' or client_id is null)),
  add constraint tasks_amendment check (
    (kind = 'amendment') = (document_id is not null)
    and (kind = 'amendment') = (before_number is not null)
    and (kind = 'amendment') = (after_number is not null)
  );
create index tasks_by_client on tasks (client_id) where client_id is not null;
-- A second change, before the first was answered, is answered together with it.
create unique index tasks_amendment_open on tasks (document_id) where kind = 'amendment' and done_at is null;

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
    select clients.current_id
    from tasks
    left join recordings on recordings.id = tasks.recording_id
    left join appointments on appointments.id = recordings.appointment_id
    join clients on clients.id = coalesce(tasks.client_id, appointments.client_id)
    where tasks.id = object
  )
end;
