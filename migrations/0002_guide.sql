-- The guide's first part: ingredients, brands, glasses, units, cocktails.
create table glass (
  id integer primary key,
  key text not null unique,
  name text not null,
  shape text not null,
  ml numeric not null check (ml > 0),
  description text not null
);

create table measure (
  id integer primary key,
  qty numeric not null check (qty > 0),
  display text not null
);

create table unit (
  id integer primary key,
  key text not null unique,
  name text not null,
  plural text not null,
  ml numeric,
  kind text not null check (kind in ('volume', 'count', 'weight', 'top')),
  measure_ids integer[] not null,
  types smallint[] not null
);

create table ingredient (
  id integer primary key,
  key text not null unique,
  name text not null,
  plural text,
  parent_id integer references ingredient deferrable initially deferred,
  type smallint not null check (type between 0 and 9),
  grade text not null check (grade in ('K', 'P', 'C', 'O', 'H')),
  abv numeric not null check (abv between 0 and 96),
  colour text not null,
  clarity text not null check (clarity in ('clear', 'hazy', 'opaque')),
  fizzy boolean not null,
  sweetness numeric not null,
  sourness numeric not null,
  bitterness numeric not null,
  taste text[] not null,
  pantry boolean not null,
  description text not null,
  storage text,
  method text
);
create index ingredient_parent on ingredient (parent_id);

create table ingredient_part (
  ingredient_id integer not null references ingredient on delete cascade,
  position smallint not null,
  part_id integer not null references ingredient deferrable initially deferred,
  amount numeric not null check (amount > 0),
  unit_id integer not null references unit deferrable initially deferred,
  primary key (ingredient_id, position)
);
create index ingredient_part_part on ingredient_part (part_id);

create table ingredient_alternative (
  ingredient_id integer not null references ingredient on delete cascade,
  alternative_id integer not null references ingredient on delete cascade deferrable initially deferred,
  strength text not null check (strength in ('same', 'close', 'in a pinch')),
  primary key (ingredient_id, alternative_id)
);

create table brand (
  id integer primary key,
  key text not null unique,
  name text not null,
  ingredient_id integer not null references ingredient deferrable initially deferred,
  producer text,
  country text,
  abv numeric check (abv between 0 and 96),
  description text
);
create index brand_ingredient on brand (ingredient_id);

-- Ids of the library stand in its files; people's own recipes start at a million and one.
create sequence cocktail_own_id start 1000001;

create table cocktail (
  id integer primary key default nextval('cocktail_own_id'),
  key text not null,
  name text not null,
  aka text[] not null default '{}',
  teaser text not null,
  glass_id integer not null references glass deferrable initially deferred,
  method text not null,
  ice text not null,
  garnish text,
  garnish_items text[] not null default '{}',
  instructions text[] not null,
  origin_who text,
  origin_where text,
  origin_year smallint,
  origin_circa boolean not null default false,
  history text,
  taste text[] not null default '{}',
  tags text[] not null default '{}',
  sweetness numeric not null,
  rating numeric check (rating between 1 and 5.5),
  iba text,
  iba_note text,
  variant_of integer references cocktail deferrable initially deferred,
  -- Computed from the lines when they are stored (app/guide/strength.ts).
  volume_ml numeric not null,
  abv numeric not null,
  alcohol_ml numeric not null,
  drawing text not null,
  -- A person's own recipe; null for the library's.
  owner_id text references person on delete cascade,
  is_public boolean not null default true,
  -- Newest first, and within a day in a fixed, mixed order: the place in the homepage's stream.
  stream_rank bigint not null,
  added_on date not null default current_date,
  updated_at timestamptz not null default now()
);
create index cocktail_stream on cocktail (stream_rank desc) where is_public;
create index cocktail_name on cocktail (name) where is_public;
create index cocktail_owner on cocktail (owner_id) where owner_id is not null;
create index cocktail_variant on cocktail (variant_of) where variant_of is not null;

create table cocktail_line (
  cocktail_id integer not null references cocktail on delete cascade,
  position smallint not null,
  ingredient_id integer not null references ingredient deferrable initially deferred,
  brand_id integer references brand deferrable initially deferred,
  amount numeric not null check (amount > 0),
  unit_id integer not null references unit deferrable initially deferred,
  optional boolean not null,
  note text,
  alternatives integer[] not null default '{}',
  primary key (cocktail_id, position)
);
create index cocktail_line_ingredient on cocktail_line (ingredient_id, cocktail_id);

-- What each entry of the data files held when it was last loaded: loading again changes nothing.
create table content_entry (
  kind text not null,
  key text not null,
  id integer not null,
  sha256 text not null,
  primary key (kind, key)
);
