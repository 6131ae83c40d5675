-- What a consultation produces are documents: a note today, letters and summaries next. Each is a row of revisions.
-- What is sealed stays as it is: it is bound to the id and the number, and neither changes.
alter table notes rename to documents;
alter table note_revisions rename to document_revisions;
alter table document_revisions rename column note_id to document_id;
alter table documents rename constraint notes_pkey to documents_pkey;
alter table documents rename constraint notes_recording_id_fkey to documents_recording_id_fkey;
alter table document_revisions rename constraint note_revisions_pkey to document_revisions_pkey;
alter table document_revisions rename constraint note_revisions_note_id_fkey to document_revisions_document_id_fkey;
alter table document_revisions rename constraint note_revisions_author_id_fkey to document_revisions_author_id_fkey;

alter table documents
  add column kind text not null default 'note' check (kind in ('note', 'letter', 'summary'));
alter table documents alter column kind drop default;

-- The engine whose words these are; of a revision by a person, the engine whose words were changed.
alter table document_revisions add column ai_model_name text;
update document_revisions set ai_model_name = documents.ai_model_name
  from documents where documents.id = document_revisions.document_id;
alter table document_revisions alter column ai_model_name set not null;

-- A code beside a client is a patient's data: all that says what it is, is sealed with the recording's key. In the open
-- is what lists and counts ask for: the system, the state, who set it and when.
create table codes (
  id uuid primary key default gen_random_uuid(),
  recording_id uuid not null references recordings (id) on delete cascade,
  -- the note that it was saved with; null: it is about the consultation as a whole
  document_id uuid references documents (id) on delete cascade,
  system text not null check (system in ('zpm', 'ggz_nhn', 'icd10')),
  code bytea,
  -- kept in the open until this version; the next start seals it and empties this (consultations/codes.ts)
  unsealed_code text,
  meaning bytea,
  reason bytea,
  -- numbers of transcript pieces, as JSON
  sources bytea,
  state text not null check (state in ('suggested', 'confirmed')),
  -- null: an engine
  set_by uuid references users (id),
  created_at timestamptz not null default now(),
  check ((code is null) <> (unsealed_code is null))
);
create index codes_by_recording on codes (recording_id);
create index codes_unsealed on codes (id) where unsealed_code is not null;
-- A note has one of each of the two that are billed by.
create unique index codes_billed on codes (document_id, system) where state = 'confirmed' and system <> 'icd10';

-- Who saved a code, and when, is in the trail; a code that nobody is known to have saved was the system's (the demo).
insert into codes (recording_id, document_id, system, unsealed_code, state, set_by, created_at)
select d.recording_id, d.id, pair.system, pair.code, 'confirmed', saved.user_id,
  coalesce(saved.event_date_time, d.created_at)
from documents d
cross join lateral (values
  ('zpm', trim(split_part(d.code, ',', 1))),
  ('ggz_nhn', trim(split_part(d.code, ',', 2)))
) pair (system, code)
left join lateral (
  select users.id as user_id, event_date_time from audit_log left join users on users.id = audit_log.user_id
  where event_type_code = 'recording.admin_reviewed' and participant_object_id = d.recording_id::text
  order by audit_log.id desc limit 1
) saved on true
where pair.code <> '';

alter table documents drop constraint notes_recording_id_ai_model_name_key;
alter table documents drop column ai_model_name, drop column code;
create index documents_by_recording on documents (recording_id);
