/** Somebody's bar, and what a bartender who stood before it would say that it makes. */
export type Household = {
  who: string;
  /** What they bought, by the library's keys; the pantry comes on top. */
  has: string;
  /** Drinks that must be among them without any substitute. */
  makes: string;
  /** Drinks that must not be, for something that matters is not there. */
  not: string;
  /** How many, at least and at most: strictly, and with close substitutes. */
  strictly: readonly [number, number];
  close: readonly [number, number];
};

/**
 * Twelve bars of real people. The counts are ranges that a bartender would accept, from what each shelf is for: so many
 * spirits times the sours, highballs and stirred drinks that each gives, and what the pantry and the fruit make without any.
 * Below, the bar is stingy; above, it pours what nobody would serve.
 */
export const households: readonly Household[] = [
  {
    // Seven spirits or so: each in a sour, a highball or two; the Martini and Manhattan houses; ten without alcohol.
    who: "ten bottles and ten fresh things",
    has: `gin vodka white-rum dark-rum bourbon blended-scotch tequila triple-sec sweet-vermouth dry-vermouth
      lemon lime orange egg mint soda-water tonic-water cola ginger-beer angostura-bitters`,
    makes: `dry-martini manhattan rob-roy old-fashioned whiskey-sour daiquiri mojito margarita gimlet tom-collins white-lady
      moscow-mule dark-n-stormy cuba-libre gin-and-tonic hot-toddy mint-julep long-island-iced-tea rum-old-fashioned bees-knees`,
    not: "negroni sidecar cosmopolitan mai-tai tommys-margarita french-75",
    strictly: [90, 130],
    close: [105, 150],
  },
  {
    // Three spirits and what the kiosk has: a dozen highballs, a Daiquiri, little else.
    who: "a student",
    has: `vodka white-rum tequila peach-schnapps cola orange-juice cranberry-juice lemon-lime-soda energy-drink lager lime`,
    makes:
      "cuba-libre screwdriver fuzzy-navel sex-on-the-beach woo-woo cape-codder madras vodka-red-bull daiquiri caipiroska",
    not: "mojito margarita tequila-sunrise cosmopolitan",
    strictly: [15, 30],
    close: [18, 35],
  },
  {
    // Six rums and the syrups that go with them: the Beachcomber's and the Trader's lists, less what needs a fruit more.
    who: "a friend of tiki",
    has: `white-rum gold-rum aged-rum dark-jamaican-rum demerara-rum overproof-demerara-rum falernum orgeat orange-curacao
      allspice-dram absinthe angostura-bitters passion-fruit-syrup grenadine pineapple-juice lime lemon orange grapefruit mint
      soda-water`,
    makes: "mai-tai zombie navy-grog jet-pilot planters-punch hurricane daiquiri queens-park-swizzle grog doctor-funk",
    not: "pina-colada jungle-bird painkiller missionarys-downfall",
    strictly: [35, 60],
    close: [45, 75],
  },
  {
    // Lemonades, mules, juices in company and the alcohol-free gin's one long drink.
    who: "somebody who drinks no alcohol",
    has: `lemon lime orange mint cucumber fresh-ginger ginger-ale ginger-beer tonic-water soda-water cola cranberry-juice
      pineapple-juice tomato-juice worcestershire-sauce tabasco grenadine elderflower-cordial non-alcoholic-gin`,
    makes:
      "shirley-temple virgin-mary nojito virgin-mule cinderella pussyfoot arnold-palmer alcohol-free-gin-and-tonic lemonade",
    not: "mojito bloody-mary gin-and-tonic shandygaff",
    strictly: [20, 35],
    close: [22, 40],
  },
  {
    // Three bitters times soda, wine and gin; the Martini house; sours of gin.
    who: "a lover of the aperitivo",
    has: `campari aperol cynar gin sweet-vermouth dry-vermouth bianco-vermouth prosecco soda-water tonic-water orange lemon
      orange-bitters`,
    makes: `negroni americano spritz cynar-spritz negroni-sbagliato milano-torino garibaldi cardinale campari-and-soda
      dry-martini vermouth-and-tonic`,
    not: "boulevardier jungle-bird hugo-spritz old-pal",
    strictly: [30, 50],
    close: [40, 65],
  },
  {
    // Old Fashioneds, Manhattans and their Scottish cousins, sours and toddies, whisky with something fizzy.
    who: "a drinker of whisky",
    has: `bourbon rye-whiskey blended-scotch islay-scotch irish-whiskey sweet-vermouth dry-vermouth drambuie benedictine
      angostura-bitters orange-bitters lemon fresh-ginger ginger-ale soda-water`,
    makes: `old-fashioned manhattan perfect-manhattan rob-roy rusty-nail bobby-burns penicillin whiskey-sour monte-carlo
      hot-toddy gold-rush scotch-and-soda affinity`,
    not: "sazerac boulevardier vieux-carre blood-and-sand irish-coffee",
    strictly: [22, 40],
    close: [26, 48],
  },
  {
    // Gin and a bottle of bubbles for the parents, fruit and ice cream for the children.
    who: "a family with children",
    has: `gin prosecco lager tonic-water cola lemonade orange-juice apple-juice pineapple-juice lemon lime strawberry banana
      grenadine vanilla-ice-cream dark-chocolate cream`,
    makes:
      "gin-and-tonic mimosa radler roy-rogers drinking-chocolate lemonade virgin-strawberry-daiquiri arnold-palmer pussyfoot",
    not: "tom-collins virgin-mary pina-colada",
    strictly: [18, 35],
    close: [22, 42],
  },
  {
    // The late breakfast: tomato, bubbles, coffee and cream.
    who: "hosts of a brunch",
    has: `vodka prosecco irish-whiskey coffee-liqueur tomato-juice worcestershire-sauce tabasco celery-stick celery-salt lemon
      orange grapefruit cream espresso white-peach-puree`,
    makes:
      "bloody-mary mimosa bellini espresso-martini irish-coffee white-russian screwdriver greyhound salty-dog virgin-mary",
    not: "caesar french-75 cosmopolitan",
    strictly: [15, 30],
    close: [18, 38],
  },
  {
    // One plant in three bottles: Margaritas, Palomas, a mule and an Old Fashioned.
    who: "a couple who drink agave",
    has: `blanco-tequila reposado-tequila mezcal triple-sec agave-syrup lime grapefruit pink-grapefruit-soda soda-water
      ginger-beer jalapeno angostura-bitters`,
    makes: `margarita frozen-margarita spicy-margarita tommys-margarita mezcal-margarita paloma ranch-water mexican-mule
      oaxaca-old-fashioned`,
    not: "el-diablo tequila-sunrise naked-and-famous batanga",
    strictly: [12, 22],
    close: [14, 28],
  },
  {
    // Four gins count as one in most recipes: Martinis, fizzes and Collinses, and what violet and maraschino add.
    who: "a collector of gin",
    has: `london-dry-gin old-tom-gin plymouth-gin navy-strength-gin sloe-gin dry-vermouth sweet-vermouth maraschino-liqueur
      creme-de-violette lime-cordial tonic-water soda-water lemon lime cucumber orange-bitters cocktail-onion`,
    makes: `dry-martini gin-and-tonic aviation gimlet tom-collins martinez gin-fizz sloe-gin-fizz casino cucumber-gimlet gibson
      fifty-fifty-martini`,
    not: "vodka-martini negroni last-word white-lady",
    strictly: [28, 48],
    close: [32, 55],
  },
  {
    // What stood on a sideboard in 1975.
    who: "grandparents",
    has: `cognac blended-scotch gin ruby-port cream-sherry advocaat green-creme-de-menthe ginger-wine sweet-vermouth lemonade
      bitter-lemon ginger-ale soda-water lemon lime-cordial lime`,
    makes:
      "whisky-mac snowball port-and-lemon brandy-sour gin-and-it scotch-and-soda hot-toddy gimlet porto-flip negus",
    not: "sidecar alexander stinger grasshopper",
    strictly: [28, 48],
    close: [34, 58],
  },
  {
    // Cream, coffee and cacao after the meal.
    who: "a lover of sweet drinks",
    has: `vodka cognac kahlua irish-cream amaretto white-creme-de-cacao dark-creme-de-cacao green-creme-de-menthe cream espresso`,
    makes:
      "white-russian black-russian grasshopper alexander mudslide espresso-martini godmother french-connection toasted-almond",
    not: "b-52 brandy-sour golden-cadillac",
    strictly: [12, 24],
    close: [16, 32],
  },
];
