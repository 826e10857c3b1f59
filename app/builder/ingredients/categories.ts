/** builder.md, 2: the parts of the ingredient list in the order of its tabs, by the ends of their addresses; each is a type. */
export const categories = [
  { name: "base-spirits", title: "Base spirits", type: 1 },
  { name: "liqueurs", title: "Liqueurs", type: 2 },
  { name: "wine-vermouth", title: "Wine and vermouth", type: 3 },
  { name: "beer-cider", title: "Beer and cider", type: 4 },
  { name: "bitters", title: "Bitters", type: 5 },
  { name: "syrup", title: "Syrups", type: 6 },
  { name: "fruit-veg-juice", title: "Fruit, vegetables and juice", type: 7 },
  { name: "fridge-pantry", title: "Fridge and pantry", type: 9 },
  { name: "mixer-packaged-juice", title: "Mixers and packaged juice", type: 8 },
] as const;

/** The type that an address or a call means, by name or number; undefined where it means none. */
export function typeCalled(said: string): number | undefined {
  return categories.find(({ name, type }) => name === said || String(type) === said)?.type;
}

/** The part of the list on which a type stands. */
export const titleOfType = (type: number): string =>
  categories.find((category) => category.type === type)?.title ?? "Other ingredients";
