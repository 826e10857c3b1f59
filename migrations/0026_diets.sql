-- What people must or will not drink, and whom a drink suits (app/drinks/diets.ts reckons both when they are stored).
alter table ingredient
  -- Its homemade parts counted.
  add column contains text[] not null default '{}',
  add column vegan text not null default 'yes' check (vegan in ('yes', 'check', 'no')),
  add column vegetarian boolean not null default true;

alter table cocktail
  -- Null until it is reckoned: what nobody has looked into is not said to be free of anything.
  add column contains text[],
  add column diet text check (diet in ('vegan', 'vegan-wine', 'vegetarian')),
  -- The country of `origin_where`, as far as a rule can tell (app/drinks/origins.ts).
  add column origin_country text;
