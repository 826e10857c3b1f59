/**
 * What is in a drink that people must or will not drink, and whom it suits (contract.md, 13, "Diets"). Ingredients carry the
 * facts; all else is reckoned from them here, so that no recipe can be vegan by a slip of the hand.
 */

/** What people ask to be kept out of a glass, in the order in which it is told. */
export const allergens = ["egg", "milk", "nuts", "gluten", "fish", "celery", "sulphites", "caffeine"] as const;
export type Allergen = (typeof allergens)[number];

/** Whether a thing is vegan; `check` where some makers' is not and few labels say so. */
export const veganAnswers = ["yes", "check", "no"] as const;
export type VeganAnswer = (typeof veganAnswers)[number];
