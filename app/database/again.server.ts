/** 23505: another one has the name meanwhile; 23503: what it refers to has gone; 40001 and 40P01: two stood in each other's way. */
const overtaken = new Set(["23505", "23503", "40001", "40P01"]);

/** True when a statement failed only because somebody else's change came in between. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof Error && overtaken.has((error as { code?: string }).code ?? "");
}

/**
 * Makes a change, and once more where another one came in between: it then sees what that one did, and answers as it would have
 * answered had they come one after the other ("there is no such bar of yours", "has an account already").
 * @param act a whole transaction, which leaves nothing behind when it throws
 * @throws what the second attempt throws: such a fault is no matter of chance
 */
export async function again<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    return act();
  }
}
