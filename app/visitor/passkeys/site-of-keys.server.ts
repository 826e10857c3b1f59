import type { Settings } from "#app/platform/settings.server.ts";

/** For which site a passkey is good: devices offer it there alone. */
export function siteOfKeys({ BASE_URL }: Settings): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(BASE_URL);
  return { rpID: hostname, origin };
}
