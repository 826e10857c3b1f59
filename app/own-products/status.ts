/** What became of a bottle that a member proposes (contract.md, 11). */
export const productStatuses = ["draft", "waiting", "accepted", "refused"] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** Each as its writer is told it, by the word that the specification has for it. */
export const statusWords: Record<ProductStatus, string> = {
  draft: "Draft, not sent yet",
  waiting: "Waiting for an editor",
  accepted: "Accepted, in the guide",
  refused: "Refused",
};

/** So many days a draft that nobody touches is kept. */
export const draftDays = 30;
/** So many of one person may wait at the same time. */
export const mostWaiting = 50;

/** Where bottles are proposed, and where somebody finds theirs again. */
export const ownProductPaths = {
  submit: "/beer-wine-spirits/submit-product",
  step: (step: number | "summary") => `/beer-wine-spirits/submit-product?step=${step}`,
  list: "/your-account/submitted-products",
} as const;

/** The account's page of this room. */
export const ownProductAccountPages = [{ text: "Your bottles for the guide", to: ownProductPaths.list }];

/** Where the numbers of published bottles begin (`published_brand`): below are those of the data files. */
export const firstPublished = 1_000_000;
