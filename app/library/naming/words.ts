const set = (words: string) => new Set(words.trim().split(/\s+/));

/**
 * Terms and glasses whose one-word name is an everyday word as well: "cut", "round", "well". They are linked only from
 * what refers to them in its file.
 */
export const everyday = set(`
  ale alternative american-bar backbone balance barkeeper barmaid barman barrel bartender base batching beaker blend blending bonded bowl
  bruise buck build call cantina cask churn cobbler cocktail cooler cooper cordial corked cup cut daisy dash diffuser dirty
  distiller draft draught express facsimile fermentation finger finish finishing fix fizz flag flame flask flight flip float
  flute frosting garnish goblet grog hearts heads heats hops infusion jug landlady landlord layer lengthen licensee liqueur
  malt malting mash mashing masterclass miniature modifier molasses moonshiner mug mule neat nightcap nip nitro oxidation pantry
  part peat peel perfect pony pourer proof provenance pub publican punch rail reason reprint riff rim rinse roll round royal
  royale saline saloon shake shot shout skew slate sling smash smoking snifter snug sour sours splash spritz squeezer stir strain
  tab tails takeover tankard taproom teacup texture throw throwing top tumbler twist unlock up vintage wash well zest
`);

/** Words that a text nearly always means otherwise, whatever its entry refers to. */
export const never = set("call must part reason round top up well 86");

/**
 * Drinks and regions that bear the name of a place, of a person or of an event. After "in" or "from" they are the place; a
 * drink of this name is linked only from what refers to it, or after "a".
 */
export const namesakes = set(`
  abbey adonis alaska alexander alfonso algonquin allies armagnac barbary-coast bellini bensonhurst bobby-burns bombay bonal
  bourbon bronx brooklyn brown-derby bywater caesar calvados carroll-gardens casino champagne chapman charlie-chaplin cinderella cobble-hill
  cognac creole delilah douglas-fairbanks east-india east-side ferrari fitzgerald florida ford freddie-bartholomew
  french-connection frisco garibaldi gibson gold-rush golden-dawn greenpoint harvard harvey-wallbanger havana hoffman-house
  hotel-nacional hugo income-tax ipanema jerez jockey-club joe-rickey jupiter leap-year lemmy little-italy lucien-gaudin madeira madras
  manhattan marsala martinez mary-pickford metropole miami-vice mimosa monaco monte-carlo monte-cassino montenegro newark opera
  pendennis-club phoebe-snow pisco port-au-prince prince-of-wales princeton puccini red-hook rob-roy rossini roy-rogers saratoga
  saturn sazerac seelbach shirley-temple southside south-side tequila tintoretto tipperary tom-and-jerry toronto trident
  turf-club tuxedo twentieth-century vancouver vanderbilt vargas vesper
`);

/** Drinks that are called as people are: "a Parisian" is one. They are linked only from what refers to them. */
export const folk = set(`
  atlas bishop campari-soda cardinal chancellor colonel communard doctor dying-bastard half-and-half illegal imperial japanese journalist liberal millionaire
  modern morning new-york-bar parisian picador pompier presbyterian puritan rum-runner russ suffering-bastard the-eagle
`);

/** What stands before a place. */
export const placing = set("in at from near around outside of to through across into over beyond within");

/** What stands behind a place or a house of that name, and never behind a drink: "the Brown Derby restaurants", "a Vancouver café". */
export const housing = set(`
  bar bars café cafe club clubs district festival hotel hotels pub pubs restaurant restaurants street streets tavern theatre
`);
