-- The access log as decision 0030 has it: lines are only added, one by one and by many at once; a process that has the key
-- seals them in order afterwards, and the database does not know the key.

-- Until now the database itself chained the lines, under a lock until commit. Lines from then keep both hashes and are
-- verified by them for ever; new lines have none.
drop trigger audit_chain on audit_log;
drop function audit_chain();
drop function audit_first_broken_line();
alter table audit_log alter column previous_hash drop not null, alter column hash drop not null;
do $$
begin
  execute format(
    'alter table audit_log alter column id add generated always as identity (start with %s)',
    (select coalesce(max(id), 0) + 1 from audit_log)
  );
end $$;

-- What a seal is made on: every column that says something, as one text. A column that a later migration adds must be
-- null for the lines before it.
create function audit_line_text(line audit_log) returns text
language sql stable
set timezone = 'UTC'
return jsonb_strip_nulls(to_jsonb(line))::text;

-- One seal a line. Numbers have no gaps: they are given one after the other, to lines that are committed.
create table audit_seals (
  number bigint primary key,
  line_id bigint not null unique,
  key_name text not null,
  mac bytea not null,
  sealed_at timestamptz not null default clock_timestamp()
);

-- Lines that wait for their seal, for a second or so.
create table audit_unsealed (line_id bigint primary key);
insert into audit_unsealed select id from audit_log;

create function audit_wait_for_seal() returns trigger
language plpgsql as $$
begin
  insert into audit_unsealed select id from added;
  return null;
end $$;
create trigger audit_wait_for_seal after insert on audit_log
  referencing new table as added for each statement execute function audit_wait_for_seal();

-- Only the owner can delete at all; by mistake not even the owner. What is older than the law asks for goes in whole
-- months, by a command that says so.
create or replace function audit_refuse() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('noteer.removing_months', true) = 'on' then return old; end if;
  raise exception 'the audit trail is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger audit_refuse_change before update or delete on audit_seals
  for each row execute function audit_refuse();
create trigger audit_refuse_truncate before truncate on audit_seals
  for each statement execute function audit_refuse();

-- Pages of the log cost the same however long it is: by whom, whose, what, and when.
drop index audit_log_by_user;
drop index audit_log_by_client;
drop index audit_log_by_time;
create index audit_log_by_user on audit_log (user_id, event_date_time, id);
create index audit_log_by_client on audit_log (client_id, event_date_time, id);
create index audit_log_by_event on audit_log (event_type_code, event_date_time, id);
create index audit_log_by_action on audit_log (event_action_code, event_date_time, id);
create index audit_log_by_time on audit_log (event_date_time, id);

-- Reading that an auditor wants to see: somebody who opened many files in an hour, or the file of a client whom they do
-- not treat. Hours are looked at once, when they are over.
create table unusual_reads (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('many_clients', 'no_treatment')),
  user_id uuid not null,
  hour timestamptz not null,
  client_id uuid,
  clients integer not null,
  found_at timestamptz not null default now()
);
create unique index unusual_reads_once on unusual_reads (kind, user_id, hour, coalesce(client_id, user_id));
create index unusual_reads_by_hour on unusual_reads (hour, id);
create table unusual_reads_until (only_row boolean primary key default true check (only_row), hour timestamptz not null);
