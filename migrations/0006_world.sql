-- The rest of the guide, the trade section and the shop's offers, as the library's data files hold them.
create table category (
  id integer primary key,
  key text not null unique deferrable,
  area text not null check (area in ('bws', 'shop')),
  name text not null,
  parent_id integer references category deferrable initially deferred,
  -- 1 at the top; computed when it is stored.
  depth smallint not null check (depth between 1 and 4)
);
create index category_parent on category (parent_id);

create table producer (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  kind text not null,
  place text,
  country text not null,
  founded_year smallint,
  founded_circa boolean not null,
  group_id integer references producer deferrable initially deferred,
  teaser text not null,
  description text not null
);
create index producer_group on producer (group_id) where group_id is not null;

-- What a bottle's page needs beside what a bar needs.
alter table brand
  add column producer_id integer references producer deferrable initially deferred,
  add column category_id integer references category deferrable initially deferred,
  add column sizes_ml integer[] not null default '{}',
  add column tasting_note text;
alter table brand drop column producer;
create index brand_producer on brand (producer_id);
create index brand_category on brand (category_id);

alter table glass add column used_for text not null default '';

-- A person of the drinks world whom the guide describes; `person` is somebody with an account.
create table figure (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  born_year smallint,
  born_circa boolean not null,
  died_year smallint,
  died_circa boolean not null,
  country text not null,
  roles text[] not null,
  teaser text not null,
  description text not null
);

create table venue (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  kind text not null,
  city text not null,
  country text not null,
  address text,
  opened_year smallint,
  opened_circa boolean not null,
  closed_year smallint,
  closed_circa boolean not null,
  known_for text[] not null,
  teaser text not null,
  description text not null
);
create index venue_place on venue (country, city);

create table book (
  id integer primary key,
  key text not null unique deferrable,
  title text not null,
  subtitle text,
  authors text[] not null,
  year smallint not null,
  publisher text,
  teaser text not null,
  description text not null
);

create table term (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  aka text[] not null,
  category text not null,
  description text not null
);
create index term_category on term (category, name);

create table anniversary (
  id integer primary key,
  key text not null unique deferrable,
  month smallint not null check (month between 1 and 12),
  day smallint not null check (day between 1 and 31),
  year smallint not null,
  title text not null,
  text text not null
);
create index anniversary_day on anniversary (month, day, year);

create table agent (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  city text not null,
  country text not null,
  services text[] not null,
  teaser text not null,
  description text not null,
  sample boolean not null
);

create table pr_company (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  city text not null,
  country text not null,
  services text[] not null,
  teaser text not null,
  description text not null,
  sample boolean not null
);

create table job (
  id integer primary key,
  key text not null unique deferrable,
  title text not null,
  company text not null,
  city text not null,
  country text not null,
  hours text not null,
  pay text not null,
  teaser text not null,
  description text not null,
  posted date not null,
  closes date not null check (closes >= posted),
  sample boolean not null
);

create table competition (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  organiser text not null,
  country text,
  since_year smallint,
  since_circa boolean not null,
  rhythm text,
  teaser text not null,
  description text not null,
  sample boolean not null
);

create table trade_event (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  organiser text,
  city text not null,
  country text not null,
  since_year smallint,
  since_circa boolean not null,
  month smallint check (month between 1 and 12),
  rhythm text,
  teaser text not null,
  description text not null,
  sample boolean not null
);

create table offer (
  id integer primary key,
  key text not null unique deferrable,
  name text not null,
  category_id integer not null references category deferrable initially deferred,
  teaser text not null,
  description text not null,
  picture jsonb not null,
  choice text not null check (choice in ('one', 'any')),
  max_per_order smallint not null check (max_per_order between 1 and 99),
  vat text not null check (vat in ('standard', 'books')),
  sample boolean not null
);
create index offer_category on offer (category_id);

-- Prices in pence and cents. What is sold is counted apart, so that loading the library again takes nothing back.
create table skew (
  id integer primary key,
  offer_id integer not null references offer on delete cascade deferrable initially deferred,
  position smallint not null,
  name text not null,
  gbp integer not null check (gbp > 0),
  eur integer not null check (eur > 0),
  usd integer not null check (usd > 0),
  stock integer not null check (stock >= 0)
);
create index skew_offer on skew (offer_id, position);

-- Who made which drink, worked where, wrote which book; what a term or a day speaks of.
create table library_link (
  from_kind text not null,
  from_id integer not null,
  role text not null,
  position smallint not null,
  to_kind text not null,
  to_id integer not null,
  primary key (from_kind, from_id, role, position)
);
create index library_link_to on library_link (to_kind, to_id);

-- Two entries may swap their keys in one load: what counts is how they stand when the statement ends.
alter table glass drop constraint glass_key_key, add constraint glass_key_key unique (key) deferrable;
alter table unit drop constraint unit_key_key, add constraint unit_key_key unique (key) deferrable;
alter table ingredient drop constraint ingredient_key_key, add constraint ingredient_key_key unique (key) deferrable;
alter table brand drop constraint brand_key_key, add constraint brand_key_key unique (key) deferrable;
