-- Note templates that people make. There is nothing of a client in them, so nothing of them is sealed.
create table templates (
  id uuid primary key default gen_random_uuid(),
  -- null: shared, and kept by those who may share templates
  owner_id uuid references users (id),
  created_at timestamptz not null default now()
);
create index templates_by_owner on templates (owner_id);

-- A draft is saved over; what was published is never changed again, because notes name it.
create table template_versions (
  template_id uuid not null references templates (id) on delete cascade,
  number integer not null check (number > 0),
  state text not null check (state in ('draft', 'published', 'retired')),
  name text not null,
  family text not null,
  sections jsonb not null,
  saves integer not null default 1,
  saved_by uuid references users (id) on delete set null,
  saved_at timestamptz not null default now(),
  published_at timestamptz,
  primary key (template_id, number)
);
create unique index template_drafts on template_versions (template_id) where state = 'draft';
create unique index template_published on template_versions (template_id) where state = 'published';

-- What is taken when nobody chooses: by somebody's own word, or by the institution's for a profession.
create table template_defaults (
  id bigint primary key generated always as identity,
  user_id uuid references users (id) on delete cascade,
  profession text,
  appointment_kind text check (appointment_kind in ('first', 'follow_up', 'unplanned')),
  -- the id of a built-in template, or of one that was made here
  template text not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null default now(),
  check (user_id is null or profession is null),
  unique nulls not distinct (user_id, profession, appointment_kind)
);

-- The version of a template that was made here; null of a built-in one.
alter table document_revisions add column template_version integer;
