-- How much one user has in the storage is asked whenever they begin to add to it.
create index recordings_with_files on recordings (clinician_id) where sound_removed_at is null;
create index attachments_by_adder on attachments (added_by);
