-- What else an ingredient is called: "cilantro", "club soda". Search finds it by each.
alter table ingredient add column aka text[] not null default '{}';

-- How much comes of the parts of one that is made at home.
alter table ingredient
  add column makes numeric check (makes > 0),
  add column makes_unit_id integer references unit deferrable initially deferred;

-- A bottle's strength where it is sold at another one: a list of {where, abv}.
alter table brand add column abv_elsewhere jsonb not null default '[]';

-- What a bottle costs beside others of its kind: 1 everyday, 2 a step up, 3 special.
alter table brand add column price smallint check (price between 1 and 3);
