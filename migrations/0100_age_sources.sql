-- From which age spirits are sold, by the name of the law where we are certain of it. What is set at the desk since stays.
update delivery_country set source = law.source from (values
  ('AU', 'The liquor acts of the states: 18 in all of them'),
  ('CA', 'The liquor acts of the provinces: 18 or 19, of which the higher is taken'),
  ('DE', 'Jugendschutzgesetz, section 9'),
  ('EE', 'Alkoholiseadus'),
  ('ES', 'The laws of the autonomous communities: 18 in all of them'),
  ('FI', 'Alkoholilaki 1102/2017: 20 for what is stronger than 22 %'),
  ('FR', 'Code de la santé publique, article L3342-1'),
  ('IE', 'Intoxicating Liquor Act 1988'),
  ('IT', 'Legge 125/2001, article 14-ter'),
  ('LT', 'Alkoholio kontrolės įstatymas: 20 since 2018'),
  ('NL', 'Alcoholwet, article 20'),
  ('PL', 'Act of 26 October 1982 on upbringing in sobriety'),
  ('PT', 'Decreto-Lei 50/2013'),
  ('SE', 'Alkohollagen (2010:1622): 20 in the shops that sell spirits'),
  ('US', 'National Minimum Drinking Age Act: 21; spirits by post are for licence holders')
) law (code, source) where delivery_country.code = law.code
  and delivery_country.source in ('The country''s law on selling spirits', 'Importing spirits by post is for licence holders');

-- Said where we know of a change that was proposed and not how it ended.
insert into vat_rate (country, category, rate, holds_from, sure, source) values
  ('DK', 'books', 2500, '1992-01-01', false,
    'European Commission: VAT rates applied in the Member States (an end of the VAT on books was proposed in 2025: look it up)')
on conflict do nothing;
