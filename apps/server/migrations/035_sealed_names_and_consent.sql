-- Names of users in the access log and the words of consent questions are sealed like everything else. What is here is sealed at
-- the next start, which has the key; a process of the version before goes on with the columns that it knows until it ends.

-- Every name that a line of the log was written under, once. Lines have its fingerprint, under a key that does not turn: so a
-- rotation seals the name anew and touches no line, and a line still says for ever which name it was.
create table audit_names (
  mac bytea primary key,
  -- sealed with the master key
  name bytea not null
);

-- One of the two: the fingerprint, or the name in the open, of a line that was written before this version.
alter table audit_log add column user_name_mac bytea;
create index audit_log_open_names on audit_log (id) where user_name is not null;

-- What a seal, or before that a hash, of such a line was made on: with the name where its fingerprint stands now.
create function audit_line_text_with_name(line audit_log, name text, without text) returns text
language sql stable
set timezone = 'UTC'
return jsonb_strip_nulls(
  (to_jsonb(line) - 'user_name_mac' - without) || jsonb_build_object('user_name', name)
)::text;

-- The owner may put the fingerprint where the name was, and change nothing else; whoever works can do neither.
create or replace function audit_refuse() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('noteer.removing_months', true) = 'on' then return old; end if;
  if tg_op = 'UPDATE' and tg_table_name = 'audit_log' and current_setting('noteer.sealing_names', true) = 'on'
    and to_jsonb(new) ->> 'user_name' is null and to_jsonb(old) ->> 'user_name' is not null
    and to_jsonb(new) - array['user_name', 'user_name_mac'] = to_jsonb(old) - array['user_name', 'user_name_mac']
  then return new; end if;
  raise exception 'the audit trail is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;

-- The question that was put to the client, sealed with the master key; consent_text is what was there before.
alter table recordings add column consent_words bytea;
