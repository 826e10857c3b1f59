-- Mails of orders: written in the transaction of what they tell of, so that none is lost where a process ends before it is sent.
create table order_mail (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order on delete cascade,
  kind text not null check (kind in ('placed', 'paid', 'sent', 'returned', 'cancelled', 'refunded', 'withdrawn')),
  -- Of a refund: how much, and why.
  amount integer,
  note text,
  made_at timestamptz not null default now(),
  -- When it is to be sent next; null once it was, or where it never could be.
  due_at timestamptz default now(),
  tries smallint not null default 0
);
create index order_mail_due on order_mail (due_at) where due_at is not null;
create index order_mail_order on order_mail (order_id);
insert into order_mail (order_id, kind, made_at) select id, 'placed', placed_at from sales_order where mailed_at is null;
alter table sales_order drop column mailed_at;

-- What was paid back of an order, once or in parts: never more than was paid.
create table order_refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references sales_order on delete cascade,
  amount integer not null check (amount > 0),
  why text not null check (char_length(why) between 1 and 500),
  decided_by text references person on delete set null,
  made_at timestamptz not null default now()
);
create index order_refund_order on order_refund (order_id);
alter table sales_order add column refunded integer not null default 0;
alter table sales_order add check (refunded between 0 and total);

-- Of a line: how many its buyer withdrew from, and how many went back into stock.
alter table order_line
  add column withdrawn smallint not null default 0,
  add column put_back smallint not null default 0;
alter table order_line add check (withdrawn between 0 and quantity), add check (put_back between 0 and quantity);

-- Who at the desk decided it.
alter table order_step add column decided_by text references person on delete set null;
alter table stock_move
  add column note text,
  add column decided_by text references person on delete set null;
alter table stock_move drop constraint stock_move_why_check;
alter table stock_move add check (why in ('sold', 'cancelled', 'refunded', 'returned', 'delivered', 'counted', 'damaged'));
create index stock_move_at on stock_move (moved_at desc);

-- The desk finds an order by a part of its number, or of its buyer's name or address.
create index sales_order_words on sales_order using gin ((lower(number || ' ' || name || ' ' || email)) gin_trgm_ops);
create index sales_order_state on sales_order (state, id desc);
create index sales_order_placed on sales_order (placed_at);
