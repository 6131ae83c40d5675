-- Roles. Until now an account was a superuser or not.
--
-- Whoever was a superuser becomes an administrator: they looked after the accounts, and somebody has to. The one
-- exception is the account of PRIVILEGED_EMAIL, which plans appointments at the front desk: it becomes a planner, and so
-- no longer reads notes or makes accounts. Where that account is the only superuser there is, it stays administrator:
-- an installation is never without one. (A migration knows no settings: the one who runs it says the address.)
alter table users add column role text not null default 'clinician'
  constraint users_role check (role in ('clinician', 'administrator', 'planner', 'auditor'));
update users set role = 'administrator' where is_superuser;
update users set role = 'planner'
  where is_superuser
    and email = current_setting('noteer.privileged_email', true)
    and exists (
      select from users other
      where other.is_superuser and other.id <> users.id
        and other.email_verified_at is not null and other.deleted_at is null
    );
alter table users drop column is_superuser;
create index users_administrators on users (id) where role = 'administrator' and deleted_at is null;

-- Whose data a line of the trail is about, where it is about a client's.
alter table audit_log add column client_id uuid;
create index audit_log_by_client on audit_log (client_id, id);
create index audit_log_by_time on audit_log (event_date_time);

-- The one place that knows which client an object of the trail belongs to. As long as a client is no more than a name
-- on an appointment, the appointment stands for the client.
create function client_of(kind text, object uuid) returns uuid
language sql stable
return case kind
  when 'appointment' then object
  when 'recording' then (select appointment_id from recordings where id = object)
  when 'task' then (
    select appointment_id from tasks join recordings on recordings.id = tasks.recording_id where tasks.id = object
  )
end;
