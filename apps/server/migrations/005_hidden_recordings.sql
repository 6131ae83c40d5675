-- Since when a recording is hidden: the retention job removes it some days later.
alter table recordings add column hidden_at timestamptz;
update recordings set hidden_at = now() where is_recording_deleted;
create index recordings_hidden on recordings (hidden_at) where is_recording_deleted;
