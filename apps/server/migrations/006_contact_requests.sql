-- What visitors sent through the contact form of the public site.
create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  location text not null check (location in ('germany', 'hungary', 'poland')),
  institution_name text not null,
  specialty text not null check (specialty in ('psychiatry', 'medicine', 'other')),
  specialty_other text check ((specialty = 'other') = (specialty_other is not null)),
  -- in which the form was read
  language text not null check (language in ('nl', 'en')),
  created_at timestamptz not null default now(),
  handled_at timestamptz
);
create index contact_requests_newest on contact_requests (created_at desc, id desc);
create index contact_requests_open on contact_requests (created_at desc, id desc) where handled_at is null;
