-- How hard a drink is, how long it takes and with what: reckoned when it is stored (app/guide/making/making.ts), unless
-- its file says otherwise. People's own recipes are not reckoned yet.
alter table cocktail
  add column difficulty smallint check (difficulty between 1 and 3),
  add column minutes integer check (minutes > 0),
  add column tools text[] not null default '{}',
  -- For how many it is usually made, where that is not one: the amounts of the lines are for one drink all the same.
  add column serves smallint check (serves between 2 and 20),
  add column tip text,
  add column pronunciation text,
  add column glass_alternatives integer[] not null default '{}',
  -- What rests upon what: a list of {claim, source}.
  add column sources jsonb not null default '[]';

-- How a drink was mixed by somebody else, or once.
create table cocktail_version (
  cocktail_id integer not null references cocktail on delete cascade,
  position smallint not null,
  name text not null,
  year smallint,
  circa boolean not null default false,
  source text,
  note text,
  primary key (cocktail_id, position)
);

create table cocktail_version_line (
  cocktail_id integer not null,
  version smallint not null,
  position smallint not null,
  ingredient_id integer not null references ingredient deferrable initially deferred,
  amount numeric not null check (amount > 0),
  unit_id integer not null references unit deferrable initially deferred,
  note text,
  primary key (cocktail_id, version, position),
  foreign key (cocktail_id, version) references cocktail_version on delete cascade
);
create index cocktail_version_line_ingredient on cocktail_version_line (ingredient_id);
