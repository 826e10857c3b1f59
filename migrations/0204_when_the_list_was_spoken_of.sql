-- When somebody last said something of a thing on their shopping list: a wish that is newer begins anew.
alter table shopping_item add column said_at timestamptz not null default now();
