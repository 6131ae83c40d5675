create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  gender text not null check (gender in ('male', 'female', 'other')),
  language text not null default 'nl' check (language in ('nl', 'en')),
  -- null: signs in with Microsoft only, or is deleted
  password_hash text,
  is_superuser boolean not null default false,
  email_verified_at timestamptz,
  -- sealed with the master key
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- The last 30-second step whose code was accepted: a code counts once.
  totp_last_step bigint,
  created_at timestamptz not null default now(),
  -- A deleted account keeps its row: the records that it made stay under its name.
  deleted_at timestamptz
);
-- One mailbox, one account. Sign-ups that were never verified may stand beside each other, so that
-- nobody can take an address hostage by signing up with it first.
create unique index users_one_per_email on users (email)
  where email_verified_at is not null and deleted_at is null;
create index users_by_email on users (email);

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id) where ended_at is null;

-- All tokens of a session, as hashes. A refresh token that was used is kept: its second use
-- tells that somebody else has it.
create table session_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index session_tokens_by_session on session_tokens (session_id);
create index session_tokens_by_expiry on session_tokens (expires_at);

-- Codes that were mailed. The subject is a user, or a password reset.
create table mailed_codes (
  subject_id uuid not null,
  purpose text not null check (purpose in ('verify_email', 'login', 'reset_password')),
  code_mac bytea not null,
  tries_left smallint not null,
  expires_at timestamptz not null,
  primary key (subject_id, purpose)
);

-- A row for every request, also for addresses that nobody has: both cost the same.
create table password_resets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id),
  token_hash bytea not null unique,
  -- set once the mailed code was given; this token may set a password
  granted_token_hash bytea unique,
  language text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table microsoft_logins (
  state_hash bytea primary key,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

-- Attempts per account and per address, shared by all processes.
create table attempts (
  key bytea primary key,
  count integer not null,
  blocked_until timestamptz,
  forget_at timestamptz not null
);
