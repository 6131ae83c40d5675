-- What was heard, where a person has written down what was said: the correction takes its place in `text`.
alter table transcript_pieces add column heard_text bytea;

-- Words that a clinician has corrected in transcripts: recognisers are told to expect them. Sealed; the fingerprint finds
-- the same word again.
create table clinician_words (
  clinician_id uuid not null references users (id) on delete cascade,
  mac bytea not null,
  word bytea not null,
  corrected_at timestamptz not null default now(),
  primary key (clinician_id, mac)
);
