-- Which bottle somebody takes in one recipe where it asks for an ingredient; without a bottle: not the one that they take else.
create table preferred_in_recipe (
  person_id text not null references person on delete cascade,
  cocktail_id integer not null,
  ingredient_id integer not null,
  brand_id integer,
  created_at timestamptz not null default now(),
  primary key (person_id, cocktail_id, ingredient_id)
);
