-- How often people have corrected who speaks, and how often they had when an engine wrote a version of the note: a note
-- that was written with less is written anew, or that is offered.
alter table recordings add column speakers_revision integer not null default 0;
alter table document_revisions add column speakers_revision integer not null default 0;

-- What the checks pointed at in the note of a recording and its clinician has weighed: it is not pointed at again, on any
-- device. What it is, is sealed with the recording's key; the fingerprint is made with that key too.
create table dismissed_points (
  recording_id uuid not null references recordings (id) on delete cascade,
  mac bytea not null,
  point bytea not null,
  dismissed_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  primary key (recording_id, mac)
);
