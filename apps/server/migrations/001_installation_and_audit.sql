-- One row: what kind of installation this database belongs to, decided at its first start.
create table installation (
  only_row boolean primary key default true check (only_row),
  is_demo boolean not null,
  -- Tells a wrong master key at start instead of at the first sealed value that does not open.
  master_key_check bytea not null,
  created_at timestamptz not null default now()
);

-- The trail: who did what to which record, with the fields of NEN 7513. Append-only.
create table audit_log (
  id bigint primary key,
  -- event
  event_id uuid not null default gen_random_uuid(),
  event_type_code text not null,
  event_action_code char(1) not null check (event_action_code in ('C', 'R', 'U', 'D', 'E')),
  event_date_time timestamptz not null default clock_timestamp(),
  -- 0 success, 4 refused, 8 a sign of attack or serious failure
  event_outcome_indicator smallint not null check (event_outcome_indicator in (0, 4, 8)),
  -- user; null when nobody could be identified
  user_id uuid,
  alternate_user_id text,
  user_name text,
  user_is_requestor boolean not null default true,
  role_id_code text not null,
  purpose_of_use text,
  -- 2 is an IP address (RFC 3881)
  network_access_point_type_code smallint not null default 2,
  network_access_point_id text,
  -- participant object: what it was done to
  participant_object_type_code smallint not null default 2,
  participant_object_type_code_role text,
  participant_object_data_life_cycle text,
  participant_object_id_type_code text,
  participant_object_permission_policy_set text,
  participant_object_sensitivity text,
  participant_object_id text,
  participant_object_name text,
  participant_object_detail jsonb,
  participant_object_description text,
  -- legal basis
  autorisatie_protocol text,
  behandelrelatie_protocol text,
  toestemmings_profiel text,
  controles text,
  -- source system
  audit_enterprise_site_id text,
  audit_source_id text not null default 'noteer',
  audit_source_type_code smallint not null default 4,
  -- chain
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_log_by_user on audit_log (user_id, id);
create index audit_log_by_object on audit_log (participant_object_id, id);

-- The hash of a line covers every column of it but the hash itself, the hash before it included.
-- jsonb orders its keys, and the time zone is fixed, so the same line always gives the same bytes.
-- Nulls are left out: a column that a later migration adds does not change the lines before it.
create function audit_hash(line audit_log) returns bytea
language sql stable
set timezone = 'UTC'
return sha256(convert_to(jsonb_strip_nulls(to_jsonb(line) - 'hash')::text, 'UTF8'));

-- Lines are numbered without gaps under a lock that lasts until commit: the number says
-- the order of commits, and a missing line is seen.
create function audit_chain() returns trigger
language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select id, hash into last from audit_log order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous_hash := coalesce(last.hash, sha256('noteer'::bytea));
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger audit_chain before insert on audit_log for each row execute function audit_chain();

create function audit_refuse() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit trail is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end $$;
create trigger audit_refuse_change before update or delete on audit_log
  for each row execute function audit_refuse();
create trigger audit_refuse_truncate before truncate on audit_log
  for each statement execute function audit_refuse();

-- The number of the first line that is not what was written, or null when the chain holds.
create function audit_first_broken_line() returns bigint
language sql stable as $$
  select min(line.number) from (
    select row_number() over by_number as number,
      l.id = row_number() over by_number
        and l.previous_hash = coalesce(lag(l.hash) over by_number, sha256('noteer'::bytea))
        and l.hash = audit_hash(l) as holds
    from audit_log l
    window by_number as (order by l.id)
  ) line
  where not line.holds
$$;
