-- Documents about a client that came from elsewhere. The file and the pictures of its pages are in the storage; they and all
-- that was read are sealed with the attachment's own key, so that removing the row removes them for good.
create table attachments (
  -- made in the browser: sent twice it is one
  id uuid primary key,
  client_id uuid not null references clients (id),
  added_by uuid not null references users (id),
  data_key bytea not null,
  file_name bytea not null,
  media_type text not null,
  bytes integer not null check (bytes >= 0),
  stage text not null default 'waiting' check (stage in ('waiting', 'reading', 'read', 'failed')),
  failure text,
  page_count integer,
  -- whether it names the client: fits, differs or none, known once it is read
  name_fit text check (name_fit in ('fits', 'differs', 'none')),
  date_of_birth_fit text check (date_of_birth_fit in ('fits', 'differs', 'none')),
  -- somebody said that it belongs to this client all the same
  kept_by uuid references users (id),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check ((stage = 'failed') = (failure is not null)),
  check ((stage = 'read') = (read_at is not null))
);
create index attachments_by_client on attachments (client_id, created_at desc, id desc);
create index attachments_unread on attachments (id) where stage in ('waiting', 'reading');

create table attachment_pages (
  attachment_id uuid not null references attachments (id) on delete cascade,
  number integer not null check (number > 0),
  width real not null,
  height real not null,
  how text not null check (how in ('text', 'ocr')),
  text bytea not null,
  -- what a person made of it; the reading stays beside it
  corrected_text bytea,
  corrected_by uuid references users (id),
  -- every word with its place, as JSON
  words bytea not null,
  picture_type text check (picture_type in ('image/png', 'image/jpeg')),
  primary key (attachment_id, number)
);

create or replace function client_of(kind text, object uuid) returns uuid
language sql stable
return case kind
  when 'client' then (select current_id from clients where id = object)
  when 'appointment' then (
    select current_id from appointments join clients on clients.id = client_id where appointments.id = object
  )
  when 'attachment' then (
    select current_id from attachments join clients on clients.id = client_id where attachments.id = object
  )
  when 'recording' then (
    select current_id
    from recordings
    join appointments on appointments.id = appointment_id
    join clients on clients.id = client_id
    where recordings.id = object
  )
  when 'task' then (
    select clients.current_id
    from tasks
    left join recordings on recordings.id = tasks.recording_id
    left join appointments on appointments.id = recordings.appointment_id
    join clients on clients.id = coalesce(tasks.client_id, appointments.client_id)
    where tasks.id = object
  )
end;
