-- Advertisements of jobs as they were sent in (contract.md, 7): each waits until an editor publishes or refuses it. Who sent
-- it is told to editors only.
create table job_advert (
  id integer generated always as identity primary key,
  sent_at timestamptz not null default now(),
  status text not null default 'waiting' check (status in ('waiting', 'published', 'refused')),
  job_title text not null,
  company text not null,
  contact_name text not null,
  email text not null,
  phone text,
  city text not null,
  country text not null,
  hours text not null,
  pay text not null,
  description text not null,
  closes date not null,
  package text not null,
  -- What the shop's offer asks for, once an advertisement is bought there.
  product_vars jsonb not null
);
create index job_advert_waiting on job_advert (sent_at) where status = 'waiting';
-- A form that is sent twice is one advertisement.
create unique index job_advert_once on job_advert (lower(email), lower(job_title), lower(company), closes)
  where status = 'waiting';
