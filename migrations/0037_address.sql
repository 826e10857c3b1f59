-- The address book (guide.md, 3: Address): where somebody has things sent to. One of them may be the usual one.
create table address (
  id integer generated always as identity primary key,
  person_id text not null references person on delete cascade,
  street text not null check (char_length(street) between 1 and 100),
  street2 text not null default '' check (char_length(street2) <= 100),
  city text not null check (char_length(city) between 1 and 60),
  state text not null default '' check (char_length(state) <= 60),
  post_code text not null default '' check (char_length(post_code) <= 12),
  country text not null check (country ~ '^[A-Z]{2}$'),
  usual boolean not null default false,
  created_at timestamptz not null default now()
);
create index address_person on address (person_id);
create unique index address_usual on address (person_id) where usual;
