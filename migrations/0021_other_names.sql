-- What else an ingredient is called: "cilantro", "club soda". Search finds it by each.
alter table ingredient add column aka text[] not null default '{}';

-- A bottle's strength where it is sold at another one: a list of {where, abv}.
alter table brand add column abv_elsewhere jsonb not null default '[]';
