-- Who ended a recording: the device that made it, its clinician from another device because that one was gone, or the
-- system after a day. Whoever reads the note should know that the last seconds may be missing.
alter table recordings add column finished_by text check (finished_by in ('device', 'clinician', 'system'));
update recordings set finished_by = 'device' where finished_at is not null;
alter table recordings add constraint recordings_finished_by check ((finished_at is null) = (finished_by is null));
