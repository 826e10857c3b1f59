-- Rates of books that changed lately, or whose day we are not certain of: said with what we know of each, so that whoever runs the
-- shop sees what to look up. What is set at the desk since stays.
update vat_rate set source = known.source, sure = false from (values
  ('BG', date '2020-07-01', '9 % came in July 2020 for a time and stayed; the day from which it holds for good is to be looked up'),
  ('CY', date '2023-07-01', '3 % came in the summer of 2023; the day is to be looked up'),
  ('FI', date '2026-01-01', 'The reduced rate went from 14 to 13.5 % with the year 2026, as its budget said; to be looked up'),
  ('LV', date '2022-01-01', '5 % came in 2022 in place of 12 %; whether it still holds is to be looked up'),
  ('LT', date '2026-01-01', '5 % in place of 9 % with the year 2026, as the law of 2025 said; to be looked up'),
  ('RO', date '2018-11-01', '5 % until the end of July 2025; the day from which it held is to be looked up'),
  ('RO', date '2025-08-01', 'One reduced rate of 11 % in place of 5 and 9 % since August 2025; that books fall under it is to be looked up')
) known (country, holds_from, source) where vat_rate.country = known.country and vat_rate.category = 'books'
  and vat_rate.holds_from = known.holds_from and vat_rate.source like 'European Commission: VAT rates applied%';
