-- An offer may be of an ingredient of the library: what is missing for a drink can then be bought. The desk makes offers of its
-- own, numbered far above those of the files, and takes any off the shop without losing what was sold of it.
alter table offer
  add column ingredient_id integer references ingredient on delete set null deferrable initially deferred,
  add column made_by text references person on delete set null,
  -- Null for an offer that comes from a file.
  add column made_at timestamptz,
  add column retired_at timestamptz;
create index offer_ingredient on offer (ingredient_id) where ingredient_id is not null;
create sequence desk_offer_number as integer start 1000000;
create sequence desk_skew_number as integer start 1000000;
