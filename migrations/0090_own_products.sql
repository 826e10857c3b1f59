-- A bottle that a member proposes (contract.md, 11): its draft, step by step, and what an editor decided of it. `facts` is what
-- was typed, as it was typed; `reached` is the furthest step that the steps before have opened.
create table own_product (
  id integer generated always as identity primary key,
  owner_id text not null references person on delete cascade,
  status text not null default 'draft' check (status in ('draft', 'waiting', 'accepted', 'refused')),
  facts jsonb not null,
  reached smallint not null default 1 check (reached between 1 and 10),
  updated_at timestamptz not null default now(),
  asked_at timestamptz,
  decided_at timestamptz,
  decided_by text references person on delete set null,
  reason text,
  brand_id integer references brand on delete set null
);
create unique index own_product_draft on own_product (owner_id) where status = 'draft';
create index own_product_owner on own_product (owner_id, id desc);
create index own_product_waiting on own_product (asked_at, id) where status = 'waiting';
create index own_product_old on own_product (updated_at) where status = 'draft';
create index own_product_decided on own_product (decided_by) where decided_by is not null;

-- Every picture of a proposed bottle that is a file: one whose bottle is gone is deleted by a chore.
create table product_picture (
  name text primary key,
  product_id integer references own_product on delete set null,
  sent_at timestamptz not null default now()
);
create index product_picture_of on product_picture (product_id);

-- The codes that bottles of the guide are known to bear.
create table brand_code (
  code text primary key check (code ~ '^\d{8,14}$'),
  brand_id integer not null references brand on delete cascade,
  size_ml integer not null,
  closure text not null
);
create index brand_code_brand on brand_code (brand_id);

-- Bottles and producers that come of what members propose: beyond the numbers of the data files.
create sequence published_brand as integer start 1000000;
create sequence published_producer as integer start 1000000;
