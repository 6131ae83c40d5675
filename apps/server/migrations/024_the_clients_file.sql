-- What the final notes and the documents of a client say, one row a paper. Sealed with the paper's own key, so that what
-- removes the paper removes this. Whose it is and of when, the paper tells: clients are joined and parted.
create table findings (
  recording_id uuid unique references recordings (id) on delete cascade,
  attachment_id uuid unique references attachments (id) on delete cascade,
  -- of the reader: what an older one read is read again
  version integer not null,
  -- who wrote it when, and each finding with its sentence and place, as JSON
  body bytea not null,
  -- tells which words it can hold, by keyed fingerprints: what cannot is not opened when somebody searches
  words bytea not null,
  made_at timestamptz not null default now(),
  check (num_nonnulls(recording_id, attachment_id) = 1)
);

-- The page before an appointment. Removed with the papers that it quotes, and made anew from those that are left.
create table preparations (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  body bytea not null,
  -- a fingerprint of the papers, the day and the template: from the same papers it would be the same page
  made_of bytea not null,
  made_at timestamptz not null default now(),
  -- papers came or changed since
  is_stale boolean not null default false
);

-- What the papers of a client show over time, as one clinician may see it: made when somebody looks, and removed whenever a
-- paper of the client comes, changes or goes.
create table courses (
  client_id uuid not null references clients (id) on delete cascade,
  clinician_id uuid not null references users (id),
  -- how far the policy let them look when it was made
  reach text not null,
  language text not null check (language in ('nl', 'en')),
  body bytea not null,
  primary key (client_id, clinician_id, reach, language)
);

-- Which recordings have a final note that nobody has read yet.
create index recordings_final on recordings (id) where is_reviewed and not is_recording_deleted;
