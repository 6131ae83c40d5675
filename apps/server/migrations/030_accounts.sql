-- Who may make an account, how somebody proves who they are, and from where they are signed in.

alter table users
  -- who they are at Microsoft: bound at the first sign-in there, and never another afterwards
  add column microsoft_sub text,
  -- an authenticator that is being set up, sealed; it counts once a code of it was given
  add column totp_new_secret bytea,
  add column totp_new_at timestamptz,
  add column recovery_codes_made_at timestamptz;
create unique index users_one_per_microsoft_sub on users (microsoft_sub)
  where microsoft_sub is not null and deleted_at is null;

-- An address that may have an account although the rule of sign-up would refuse it, and the role that it gets. It holds no
-- secret: whoever signs up proves the mailbox with the mailed code, invited or not.
create table invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  role text not null check (role in ('clinician', 'administrator', 'planner', 'auditor')),
  language text not null check (language in ('nl', 'en')),
  invited_by uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index invitations_one_open on invitations (email)
  where accepted_at is null and withdrawn_at is null;

alter table sessions
  add column last_used_at timestamptz not null default now(),
  -- what the browser called itself, and where it was: shown to the one who is signed in there
  add column user_agent text,
  add column address text;

-- Devices that somebody was signed in on. They have tries of their own: a stranger who uses up those of an account does not
-- keep its owner out.
create table known_devices (
  token_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_devices_last_used on known_devices (last_used_at);
create index known_devices_by_user on known_devices (user_id);

-- Each counts once.
create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_mac bytea not null,
  used_at timestamptz,
  primary key (user_id, code_mac)
);

-- A second factor that an administrator takes away because it was lost: with the word of another administrator or, where
-- there is none, after a delay in which the owner and the administrator have mail and can stop it.
create table second_factor_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  asked_by uuid not null references users (id),
  asked_at timestamptz not null default now(),
  -- null: waits for the word of another administrator
  due_at timestamptz,
  agreed_by uuid references users (id),
  done_at timestamptz,
  stopped_by uuid references users (id),
  stopped_at timestamptz,
  check (agreed_by <> asked_by)
);
create unique index second_factor_resets_one_open on second_factor_resets (user_id)
  where done_at is null and stopped_at is null;

-- A sign-in at Microsoft that still needs our own second factor.
alter table microsoft_logins
  add column user_id uuid references users (id) on delete cascade,
  add column code_hash bytea;

-- Who held the consultation, where its records were handed to a colleague since: codes go by what that person is.
alter table recordings add column held_by uuid references users (id);
