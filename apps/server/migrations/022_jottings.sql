-- What a clinician writes down during a recording, line by line. Sealed with the recording's own key. A line that was taken
-- away stays as an empty text: an older version of it, come late, must not bring it back.
create table jottings (
  recording_id uuid not null references recordings (id) on delete cascade,
  -- made in the browser
  id uuid not null,
  text bytea not null,
  characters integer not null check (characters >= 0),
  -- where the recording was when the line was begun
  at_s real not null check (at_s >= 0),
  -- by the clock of the device that it was written on
  edited_at timestamptz not null,
  is_in_note boolean not null default false,
  primary key (recording_id, id)
);
