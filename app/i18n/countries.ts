import { type Locale, languageTag } from "./locale.ts";

/** The countries and territories of ISO 3166-1, by their two letters. */
const codes =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW".split(
    " ",
  );
const known = new Set(codes);

/** True for the two letters, in capitals, of a country or territory. */
export function isCountry(code: string): boolean {
  return known.has(code);
}

/**
 * All countries for a choice, by their names in the reader's language. Made on the server and sent along: browsers know other
 * names, and a page that says something else in the browser is rendered twice.
 */
export function countryOptions(locale: Locale): { value: string; text: string }[] {
  const names = new Intl.DisplayNames([languageTag(locale)], { type: "region" });
  const order = new Intl.Collator(languageTag(locale));
  return codes
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .sort((one, other) => order.compare(one.text, other.text));
}
