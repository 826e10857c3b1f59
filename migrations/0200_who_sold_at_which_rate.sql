-- Who sold an order, as it was when it was placed (null: the sample shop), and the rate that each of its lines was taxed at in hundredths
-- of a percent (null: no VAT): papers of an order stay what they were, and what comes back is credited at its own rate.
alter table sales_order add column seller jsonb;
alter table order_line add column vat_rate integer check (vat_rate >= 0);
update order_line set vat_rate = (vat -> 0 ->> 'rate')::integer
  from sales_order where sales_order.id = order_id and jsonb_array_length(vat) = 1;
