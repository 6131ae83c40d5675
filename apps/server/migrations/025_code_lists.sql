-- Lists of codes: what was imported, line by line, with the days on which each line holds. They hold nothing of a client, so
-- they are not sealed. Of a day counts the newest import that was not taken back and that has a line for it.
create table code_imports (
  id uuid primary key default gen_random_uuid(),
  -- in the order of importing: two of one moment are told apart by it
  number bigint generated always as identity unique,
  system text not null check (system in ('zpm', 'ggz_nhn', 'icd10')),
  origin text not null check (origin in ('shipped', 'demo', 'imported')),
  file_name text not null,
  lines integer not null,
  -- null: it came with Noteer
  imported_by uuid references users (id),
  imported_at timestamptz not null default now(),
  taken_back_by uuid references users (id),
  taken_back_at timestamptz
);

create table code_lines (
  import_id uuid not null references code_imports (id) on delete cascade,
  -- the line in the file
  position integer not null,
  code text not null,
  description text not null,
  -- code and description in small letters without accents: what a search looks through
  found_by text not null,
  valid_from date not null,
  -- the last day, included; null: open
  valid_until date,
  type text check (type in ('consult', 'group', 'surcharge', 'other')),
  setting smallint,
  profession text,
  kind text check (kind in ('diagnostics', 'treatment')),
  minutes smallint,
  group_size smallint,
  tariff_cents integer,
  primary key (import_id, position)
);

-- A file that was read and is being looked at: nothing of it counts before somebody imports it. One for each administrator.
create table code_previews (
  id uuid primary key default gen_random_uuid(),
  made_by uuid not null unique references users (id),
  system text not null check (system in ('zpm', 'ggz_nhn', 'icd10')),
  file_name text not null,
  -- the lists of that time: if they changed since, what was seen is no longer what would happen
  seen_on text not null,
  made_at timestamptz not null default now()
);

create table code_preview_lines (
  preview_id uuid not null references code_previews (id) on delete cascade,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'gone', 'wrong')),
  -- the line in the file; of what is gone, the line in the list that counts now
  position integer not null,
  code text not null,
  description text not null,
  found_by text not null,
  valid_from date,
  valid_until date,
  type text,
  setting smallint,
  profession text,
  kind text,
  minutes smallint,
  group_size smallint,
  tariff_cents integer,
  -- of a changed line the fields that differ, as they were
  was jsonb,
  -- of a wrong line what is wrong with it
  problems jsonb,
  primary key (preview_id, verdict, position)
);

-- What the institution decided about codes. The newest row holds; the others are its history.
create table code_settings (
  id bigint generated always as identity primary key,
  time_rule text not null check (time_rule in ('planning', 'real')),
  -- who confirms codes when a consultation is wrapped up
  confirmed_by text not null check (confirmed_by in ('administrator', 'clinician')),
  -- null: ICD-10 is off. The decision, in the institution's words, turns it on
  icd10_reason text,
  -- template to 'diagnostics' or 'treatment'
  template_kinds jsonb not null,
  set_by uuid references users (id),
  set_at timestamptz not null default now()
);

alter table users
  -- a category of the ZPM, or 'none' for a profession that does not bill; null: nobody has said
  add column profession text,
  add column usual_setting smallint;
