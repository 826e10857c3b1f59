/**
 * The bottles that most homes and most recipes begin with, by the library's keys, in the order of a
 * shelf; a newcomer picks from them.
 */
export const starterKeys: { name: string; keys: string[] }[] = [
  {
    name: "Spirits",
    keys: ["gin", "vodka", "white-rum", "aged-rum", "bourbon", "blended-scotch", "tequila", "cognac"],
  },
  {
    name: "Liqueurs and bitters",
    keys: [
      "triple-sec",
      "campari",
      "aperol",
      "maraschino-liqueur",
      "coffee-liqueur",
      "angostura-bitters",
      "orange-bitters",
    ],
  },
  { name: "Vermouth and wine", keys: ["sweet-vermouth", "dry-vermouth", "prosecco"] },
  {
    name: "Juices, syrups and mixers",
    keys: [
      "lemon-juice",
      "lime-juice",
      "orange-juice",
      "grenadine",
      "mint",
      "soda-water",
      "tonic-water",
      "ginger-beer",
      "cola",
    ],
  },
];
