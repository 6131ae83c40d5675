-- How clinicians write. What somebody types may hold words of a client, so all of it is sealed.
create table writing_offers (
  id uuid primary key default gen_random_uuid(),
  clinician_id uuid not null references users (id) on delete cascade,
  language text not null check (language in ('nl', 'en')),
  body bytea not null,
  times integer not null,
  occasions integer not null,
  notes integer not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  is_new boolean not null default true,
  counted_at timestamptz not null default now()
);
create index writing_offers_by_clinician on writing_offers (clinician_id);

-- Quotes of notes, sealed with the key of the recording, and gone with it.
create table writing_examples (
  offer_id uuid not null references writing_offers (id) on delete cascade,
  recording_id uuid not null references recordings (id) on delete cascade,
  body bytea not null,
  primary key (offer_id, recording_id)
);
create index writing_examples_by_recording on writing_examples (recording_id);

create table writing_rules (
  id uuid primary key default gen_random_uuid(),
  -- null: the institution's
  owner_id uuid references users (id) on delete cascade,
  language text not null check (language in ('nl', 'en')),
  body bytea not null,
  is_on boolean not null default true,
  is_proposed boolean not null default false,
  made_by uuid references users (id) on delete set null,
  made_at timestamptz not null default now()
);
create index writing_rules_by_owner on writing_rules (owner_id);

-- Rules of the institution that somebody does not want in the own drafts.
create table writing_rules_off (
  rule_id uuid not null references writing_rules (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (rule_id, user_id)
);

create table snippets (
  id uuid primary key default gen_random_uuid(),
  -- null: shared
  owner_id uuid references users (id) on delete cascade,
  abbreviation text not null,
  text bytea not null,
  changed_at timestamptz not null default now(),
  unique nulls not distinct (owner_id, abbreviation)
);

-- As 037: statistics keep samples of a column, which outlive the row.
alter table writing_offers alter column body set statistics 0;
alter table writing_examples alter column body set statistics 0;
alter table writing_rules alter column body set statistics 0;
alter table snippets alter column text set statistics 0;
