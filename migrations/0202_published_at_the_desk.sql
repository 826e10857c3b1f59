-- What was published of a proposal stands in the library as if its editor had written it at the desk, which mends it from now on.
-- It may be deleted there and brought back: the proposal keeps its number.
alter table own_product drop constraint own_product_brand_id_fkey;
alter table job_advert drop constraint job_advert_job_id_fkey;

-- What was published before this, word for word as the schemas ask for it (a producer's texts were shorter than they allow).
update producer set
  teaser = left(teaser || case when length(teaser) < 20 then ' A reader proposed it.' else '' end, 180),
  description = description || ' It came into the guide with that bottle, which a reader proposed; more is not known of it here yet.'
where id >= 1000000 and key like 'member-%' and length(description) < 80;

insert into content_entry (kind, key, id, sha256, facts, how, changed_by, at_desk)
select 'producers', producer.key, producer.id, '', json_strip_nulls(json_build_object(
    'id', producer.id, 'key', producer.key, 'name', producer.name, 'kind', producer.kind, 'country', producer.country,
    'teaser', left(producer.teaser, 180), 'description', producer.description)),
  'written', product.decided_by, true
from producer left join own_product product on 'member-' || product.id = producer.key
where producer.id >= 1000000
on conflict (kind, key) do nothing;

insert into content_entry (kind, key, id, sha256, facts, how, changed_by, at_desk)
select 'brands', brand.key, brand.id, '', json_strip_nulls(json_build_object(
    'id', brand.id, 'key', brand.key, 'name', brand.name, 'ingredient', ingredient.key, 'category', category.key,
    'producer', producer.key, 'country', brand.country, 'abv', brand.abv,
    'sizes', case when cardinality(brand.sizes_ml) > 0 then to_json(brand.sizes_ml) end,
    'description', brand.description, 'tasting_note', brand.tasting_note,
    'codes', (select json_agg(json_build_object('code', code, 'size', size_ml, 'closure', closure) order by code)
      from brand_code where brand_id = brand.id))),
  'written', (select decided_by from own_product where brand_id = brand.id limit 1), true
from brand join ingredient on ingredient.id = brand.ingredient_id
  left join category on category.id = brand.category_id left join producer on producer.id = brand.producer_id
where brand.id >= 1000000
on conflict (kind, key) do nothing;

update job set teaser = left(description, 160) where id >= 1000000 and length(teaser) < 20;
insert into content_entry (kind, key, id, sha256, facts, how, changed_by, at_desk)
select 'jobs', job.key, job.id, '', json_strip_nulls(json_build_object(
    'id', job.id, 'key', job.key, 'title', job.title, 'company', job.company, 'city', job.city, 'country', job.country,
    'hours', job.hours, 'pay', job.pay, 'teaser', job.teaser, 'description', job.description,
    'posted', job.posted, 'closes', job.closes, 'first_until', job.first_until)),
  'written', (select decided_by from job_advert where job_id = job.id limit 1), true
from job where job.id >= 1000000
on conflict (kind, key) do nothing;
