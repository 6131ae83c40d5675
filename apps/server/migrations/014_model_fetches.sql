-- Language models that somebody asked for and that are not here yet. The worker fetches them; a pause or a restart in between
-- loses nothing of what came.
create table model_fetches (
  name text primary key,
  state text not null check (state in ('fetching', 'paused', 'failed')),
  bytes_done bigint not null default 0,
  -- what came in the last moments, to say how long it will take
  bytes_a_s bigint,
  trouble text check (trouble in ('unreachable', 'refused', 'wrong_file', 'disk', 'memory', 'other')),
  asked_by uuid references users (id),
  updated_at timestamptz not null default now(),
  check ((state = 'failed') = (trouble is not null))
);
