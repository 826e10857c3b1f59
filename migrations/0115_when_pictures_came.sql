-- When each picture was sent, for the editors' list of them; null of those that came before it was kept.
alter table recipe_picture add column sent_at timestamptz;
alter table recipe_picture alter column sent_at set default now();
alter table ingredient_picture add column sent_at timestamptz;
alter table ingredient_picture alter column sent_at set default now();
alter table collection_picture add column sent_at timestamptz;
alter table collection_picture alter column sent_at set default now();
alter table person add column image_sent_at timestamptz;
