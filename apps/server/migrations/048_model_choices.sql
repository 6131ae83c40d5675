-- Which language model writes, and every decision before: nothing is written over.
create table model_choices (
  id bigint primary key generated always as identity,
  choice jsonb not null,
  set_by uuid references users (id) on delete set null,
  set_at timestamptz not null default now()
);

-- The keys of servers that decisions name. One that the newest no longer names is removed with it.
create table model_keys (
  id uuid primary key,
  key bytea not null,
  added_at timestamptz not null default now()
);
alter table model_keys alter column key set statistics 0;

-- A model that somebody tries on an invented consultation. Its key is there for as long as it is asked.
create table model_trials (
  id uuid primary key,
  asked_by uuid not null references users (id) on delete cascade,
  asked jsonb not null,
  key bytea,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  problem text,
  body jsonb,
  asked_at timestamptz not null default now(),
  -- by whoever is at it; one that nobody has seen for long was left by a process that died
  seen_at timestamptz not null default now()
);
create index model_trials_by_asker on model_trials (asked_by, asked_at desc);
alter table model_trials alter column key set statistics 0;

do $$
declare
  told record;
  column_name text;
begin
  for told in select * from (values
    ('Open: what the institution decided about its language model; it holds no client and no key.',
    array['model_choices.choice']),
    ('Open: of an invented consultation, and the model that was asked about it.',
    array['model_trials.asked', 'model_trials.state', 'model_trials.problem', 'model_trials.body'])
  ) as list (reason, columns)
  loop
    foreach column_name in array told.columns loop
      execute format('comment on column %s is %L', column_name, told.reason);
    end loop;
  end loop;
end $$;
