-- Keys of recordings and documents are no longer here: a row has the name of its key (16 random bytes), or still the sealed key
-- itself, until the next start has moved it (consultations/move-keys.ts). No statistics of either.
alter table recordings alter column data_key set statistics 0, alter column sound_key set statistics 0;
alter table attachments alter column data_key set statistics 0;

-- Names of keys whose rows are gone, in whatever way: they are forgotten right after, and again until that worked.
create table forgotten_keys (
  name bytea primary key,
  asked_at timestamptz not null default now()
);

-- Of every column that holds the name of a key, those that there will be included.
create function forget_keys() returns trigger language plpgsql set bytea_output = 'hex' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) else '{}' end;
  kept text;
begin
  foreach kept in array array['data_key', 'sound_key'] loop
    -- \x and two digits for each byte
    if length(before ->> kept) = 34 and before ->> kept is distinct from after ->> kept then
      insert into forgotten_keys (name) values ((before ->> kept)::bytea) on conflict do nothing;
    end if;
  end loop;
  return null;
end $$;
create trigger forget_keys_of_removed after delete on recordings for each row execute function forget_keys();
create trigger forget_keys_of_changed after update on recordings for each row execute function forget_keys();
create trigger forget_keys_of_removed after delete on attachments for each row execute function forget_keys();
create trigger forget_keys_of_changed after update on attachments for each row execute function forget_keys();
