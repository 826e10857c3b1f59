-- The proposal that a bottle of the guide was made of is asked for its pictures by the bottle's page.
create index own_product_brand on own_product (brand_id) where brand_id is not null;
