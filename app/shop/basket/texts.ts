/** What the calls say of an addition that was not made (guide.md, 8). */
export const refusedByPolicy = "rejected by cookie policy";
export const notAdded = "failed to add item to basket";

/** What pages say of it: the buy box, an item's card, and what stands in for both where cookies are missing. */
export const buyBoxError = "We're sorry - an error occured whilst trying to add this item to your basket";
export const cardError = "We were unable to add this item to your basket";
export const enableCookies = "Enable essential cookies to add items to your basket.";
export const adding = "Adding to basket...";

/** guide.md, 5: more than one order may have. */
export function limitedTo(most: number): string {
  return `This item is limited to a maximum of ${most} per order`;
}

/** An offer asks for a text, as an engraving, and the basket has it with another one. */
export function otherText(texts: readonly string[]): string {
  return `Your basket has this item with “${texts.join(", ")}”: order that first, or take it out`;
}

/** How much there is, in words. */
export function thingsIn(count: number): string {
  return count === 1 ? "1 thing" : `${count} things`;
}

/** Said beside a quantity that is none. */
export const howMany = "Enter how many you want as a whole number, such as 2";

export const askToRemove = "Remove this item from your basket?";
