/** Over how many days figures are told, the ordinary first. */
export const spans = [30, 7, 90] as const;
