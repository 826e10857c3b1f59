import type { Settings } from "#app/platform/settings.server.ts";

/** A house that vouches for people (OpenID Connect), with what it knows this site by. */
export type Provider = {
  key: string;
  /** As buttons say it: "Continue with Google". */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** What its sign-in page is asked with besides. */
  further?: Readonly<Record<string, string>>;
  /** Where what it publishes of itself names none. */
  tokenEndpoint?: string;
};

const scope = "openid email profile";

/**
 * Those that the settings have an id and a secret for, in the order of their buttons (contract.md, 1: each is absent, not
 * broken, while its key is).
 */
export function providersOf(settings: Settings): Provider[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_CLIENT_SECRET } = settings;
  const { FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = settings;
  const rows: (Omit<Provider, "clientId" | "clientSecret" | "issuer"> & {
    issuer: string | undefined;
    clientId: string | undefined;
    clientSecret: string | undefined;
  })[] = [
    {
      key: "google",
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
      scope,
    },
    {
      key: "apple",
      name: "Apple",
      issuer: "https://appleid.apple.com",
      clientId: APPLE_CLIENT_ID,
      clientSecret: APPLE_CLIENT_SECRET,
      // Asked for a name or an address, it comes back by a foreign form, which nothing here accepts: people type theirs.
      scope: "openid",
      further: { response_mode: "query" },
    },
    {
      key: "facebook",
      name: "Facebook",
      issuer: "https://www.facebook.com",
      clientId: FACEBOOK_CLIENT_ID,
      clientSecret: FACEBOOK_CLIENT_SECRET,
      scope: "openid email",
      tokenEndpoint: "https://graph.facebook.com/oauth/access_token",
    },
    {
      key: "oidc",
      name: settings.OIDC_NAME,
      issuer: settings.OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      scope,
    },
  ];
  return rows.flatMap(({ issuer, clientId, clientSecret, ...row }) =>
    issuer && clientId && clientSecret ? [{ ...row, issuer, clientId, clientSecret }] : [],
  );
}

/** The one of an address; undefined for one that is not set up here. */
export function providerCalled(settings: Settings, key: string): Provider | undefined {
  return providersOf(settings).find((provider) => provider.key === key);
}
