-- What was looked up of the rates of books that were unsure: each with its law and its day, as of November 2026. What stays unsure is
-- Denmark's, whose end was announced and of which we found no law, and Romania's before August 2025, for which no order of today asks.
-- What is set at the desk since stays.
update vat_rate set holds_from = known.since, sure = known.sure, source = known.source from (values
  ('BG', date '2020-07-01', '9 % came', date '2020-07-01', true,
    'VAT Act, art. 66: 9 % since 1 July 2020 (State Gazette of 19 June 2020), for good since 1 January 2023 (State Gazette 102/2022)'),
  ('CY', date '2023-07-01', '3 % came', date '2023-07-21', true,
    'VAT Law: 3 % since 21 July 2023, the day on which the change stood in the Official Gazette'),
  ('FI', date '2026-01-01', 'The reduced rate went', date '2026-01-01', true,
    'VAT Act: the reduced rate, books among it, went from 14 to 13.5 % on 1 January 2026, by the laws of the budget of 2026'),
  ('LV', date '2022-01-01', '5 % came', date '2022-01-01', true,
    'VAT Law: 5 % since 1 January 2022 (Saeima, 15 November 2021); since 2026 for books in the languages of the EU, its candidates and the OECD, English among them'),
  ('LT', date '2026-01-01', '5 % in place', date '2026-01-01', true,
    'VAT Law, art. 19, as changed by Law XV-287: 5 % in place of 9 % since 1 January 2026'),
  ('RO', date '2018-11-01', '5 % until', date '2018-11-01', false,
    '5 % until 31 July 2025; since when is not looked up, and no order of today asks for it'),
  ('RO', date '2025-08-01', 'One reduced rate', date '2025-08-01', true,
    'Law 141/2025 (Official Gazette 699 of 25 July 2025): 11 % since 1 August 2025, books and periodicals among what it is for'),
  ('DK', date '1992-01-01', 'European Commission', date '1992-01-01', false,
    'Momsloven: 25 %. Its end for books was announced on 20 August 2025; whether that became law is to be looked up')
) known (country, before, said, since, sure, source)
where vat_rate.country = known.country and vat_rate.category = 'books' and vat_rate.holds_from = known.before
  and vat_rate.source like known.said || '%';
