-- Where the browser got no sound from the microphone. What it tells is numbers alone: nothing of what was said.
create table recording_gaps (
  recording_id uuid not null references recordings (id) on delete cascade,
  -- in the recording, in samples of 16 kHz
  from_sample bigint not null check (from_sample >= 0),
  samples bigint not null check (samples > 0),
  -- silent: silence stands in its place. skipped: that time is not in the recording at all
  kind text not null check (kind in ('silent', 'skipped')),
  primary key (recording_id, from_sample, kind)
);

-- Of all there are, also of those beyond what is listed.
alter table recordings
  add column gap_count integer not null default 0,
  add column gap_samples bigint not null default 0;
