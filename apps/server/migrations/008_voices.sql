-- Who speaks. What somebody sounds like is sealed with the recording's own key, like what they said; the voice that a
-- clinician lets us remember, with the master key.

-- Speech of one person, without a pause.
create table voice_stretches (
  recording_id uuid not null references recordings (id) on delete cascade,
  -- samples of 16 kHz, counted from the beginning of the recording
  from_sample integer not null check (from_sample >= 0),
  to_sample integer not null check (to_sample > from_sample),
  -- null where there is too little sound to tell
  voiceprint bytea,
  -- prints of different models cannot be compared
  voice_model text not null,
  -- the number under which it was told apart; null: unsure
  heard_as integer,
  voice_sure double precision not null,
  primary key (recording_id, from_sample)
);

-- Speech that could not be read for voices, in samples: it is tried again with the next window.
create table unheard_speech (
  recording_id uuid not null references recordings (id) on delete cascade,
  from_sample integer not null,
  to_sample integer not null,
  primary key (recording_id, from_sample)
);

-- The people in a recording. A voice that a person added was heard as nobody: what is heard later never takes its number.
create table recording_voices (
  recording_id uuid not null references recordings (id) on delete cascade,
  voice integer not null check (voice between 0 and 25),
  heard_as integer,
  role text check (role in ('clinician', 'client', 'other')),
  -- sealed: who somebody else is, a relation or a name
  relation bytea check (relation is null or role = 'other'),
  -- null: nobody said so. A role without this was recognised by the voice.
  set_by uuid references users (id),
  primary key (recording_id, voice),
  unique (recording_id, heard_as)
);

alter table transcript_pieces
  -- as heard; null: unsure, or nobody listened for voices
  add column voice integer,
  -- 0 to 1
  add column voice_sure double precision,
  -- what a person said instead: however often voices are told apart anew, this holds
  add column corrected_voice integer;

-- Which of two channels was the louder, a signed byte per tenth of a second, sealed. Only recordings with two have one.
create table channel_balances (
  recording_id uuid primary key references recordings (id) on delete cascade,
  balance bytea not null
);

-- The own voice of a clinician who asked for it to be remembered.
create table clinician_voices (
  clinician_id uuid primary key references users (id) on delete cascade,
  voiceprint bytea not null,
  voice_model text not null,
  created_at timestamptz not null default now()
);
