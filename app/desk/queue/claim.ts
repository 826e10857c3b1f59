/** For how long something is whose who took it. */
export const claimMinutes = 15;

/** What is taken, as the desk tells it: by whom, until which moment, and whether that is the reader. */
export type ClaimTold = { by: string; until: string; own: boolean };
