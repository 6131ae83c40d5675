-- A note while a model writes it, as far as it is; and where it stands when the model could not, until the next try.
create table note_writings (
  recording_id uuid primary key references recordings (id) on delete cascade,
  phase text not null default 'waiting' check (phase in ('waiting', 'reading', 'writing')),
  part integer not null default 1,
  parts integer not null default 1,
  body bytea,
  started_at timestamptz not null default now(),
  ends_at timestamptz,
  problem text,
  attempts integer not null default 0,
  next_try_at timestamptz,
  is_stop_asked boolean not null default false
);
create index note_writings_to_try on note_writings (next_try_at) where next_try_at is not null;

-- What the last second reading of a note said of it: changes that were made, or remarks on what its clinician wrote.
create table note_readings (
  recording_id uuid primary key references recordings (id) on delete cascade,
  ai_model_name text not null,
  number integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'done', 'failed')),
  is_own boolean not null,
  is_applied boolean not null default false,
  body bytea,
  problem text,
  asked_at timestamptz not null default now()
);

-- What the clinician made of a place that was heard with doubt.
create table doubt_answers (
  recording_id uuid not null references recordings (id) on delete cascade,
  mac bytea not null,
  body bytea not null,
  primary key (recording_id, mac)
);

-- How fast each model was here: by this the page says how long a note will take.
create table model_speeds (
  model text primary key,
  read_tokens_a_s real not null,
  written_tokens_a_s real not null,
  measured_at timestamptz not null default now()
);

-- An engine's version that came of a second reading: what was typed on the version before it may be saved on it.
alter table document_revisions add column is_second_reading boolean not null default false;

alter table note_writings alter column body set statistics 0;
alter table note_readings alter column body set statistics 0;
alter table doubt_answers alter column body set statistics 0;

do $$
declare
  told record;
  column_name text;
begin
  for told in select * from (values
    ('Sealed: with the key of the recording or the document that it belongs to, and gone with that key.',
    array['note_writings.body', 'note_readings.body', 'doubt_answers.body']),
    ('Fingerprint: under a key, or a hash of what is long and random; nothing is learnt from it.',
    array['doubt_answers.mac']),
    ('Open: words of ours from a closed list, or names of models and templates; nothing that anybody said or wrote.',
    array['note_writings.phase', 'note_writings.problem', 'note_readings.ai_model_name', 'note_readings.state',
      'note_readings.problem', 'model_speeds.model'])
  ) as list (reason, columns)
  loop
    foreach column_name in array told.columns loop
      execute format('comment on column %s is %L', column_name, told.reason);
    end loop;
  end loop;
end $$;
