const styles = list(`Sour Fizz Punch Collins Martini Mule Smash Flip Julep Cooler Spritz Highball Daiquiri Negroni
  Manhattan Margarita Swizzle Rickey Cobbler Sling Toddy Fix Crusta Cup Royale Special Cocktail Old-Fashioned`);
const adjectives = list(`Golden Green Silver Bitter Sweet Dark Stormy Smoky Velvet Royal Little Grand Wild Lazy Midnight
  Summer Winter Spiced Frozen Improved Rusty Crimson Blue Vieux Petit Añejo Última Brûlée Naïve Première`);
export const ingredients = list(`Gin Vodka Rum Bourbon Tequila Mezcal Cognac Whisky Campari Aperol Lime Lemon Orange
  Grapefruit Pineapple Mint Basil Ginger Sugar Honey Vermouth Bitters Maraschino Absinthe Sherry Port Soda Cream Egg
  Coffee Cachaça Orgeat Grenadine Falernum Amaretto Pisco Calvados Bénédictine Chartreuse Cassis`);
const phrases = list(`a long bright drink with something dark at the bottom of glass and crisp fresh finish that lingers
  between sharp dry rich herbal equal parts shaken until cold strained over crushed ice for warm evening`);
const sections = ["cocktails", "beer-wine-spirits", "pubs-and-bars", "people", "books"];
const syllables = list("ba ca del fer go hi jo ka lo mar ne or pin qui ros sa tor u ver win xa yo zel");

export type BenchSubject = {
  link_table: string;
  link_id: number;
  name: string;
  section: string;
  category: string;
  content: string;
  href: string;
  words: string;
  weight: number;
};

/** Made-up subjects that look like a guide: two thirds named after drinks, the rest after places and people. */
export function benchSubjects(count: number, random: () => number): BenchSubject[] {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)]!;
  const some = (from: readonly string[], most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(from)).join(" ");
  const proper = () => {
    const word = some(syllables, 3).replaceAll(" ", "") + pick(syllables);
    return word[0]!.toUpperCase() + word.slice(1);
  };
  return Array.from({ length: count }, (_, index) => {
    const parts = [
      random() < 0.4 ? pick(adjectives) : "",
      random() < 0.7 ? proper() : "",
      random() < 0.25 ? pick(ingredients) : "",
    ];
    const name = [...parts, random() < 0.66 ? pick(styles) : proper()].filter(Boolean).join(" ");
    return {
      link_table: "bench",
      link_id: index + 1,
      name,
      section: pick(sections),
      category: "Bench",
      content: Array.from({ length: 16 }, () => pick(phrases)).join(" "),
      href: `/bench/${index + 1}`,
      words: Array.from({ length: 6 }, () => pick(ingredients)).join(" "),
      weight: Math.round(random() * 100) / 100,
    };
  });
}

function list(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
