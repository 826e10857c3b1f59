import type * as Openid from "openid-client";
import type { House } from "#app/operations/house.server.ts";
import { keep } from "#app/operations/house.server.ts";
import { loginWithPath } from "../addresses.ts";
import type { Provider } from "./providers.server.ts";

/** Somebody as a provider vouches for them. */
export type Identity = { provider: string; subject: string; email: string; verified: boolean; name: string };

/** What is remembered of a way to a provider until its answer comes: only an answer to this question counts. */
export type Question = { state: string; nonce: string; verifier: string };

/** What a provider says of itself is read again after so long (milliseconds). */
const freshFor = 3_600_000;
/** A provider that does not answer is not waited for longer (seconds). */
const patience = 5;
/** 260 kB of script that only a site with such providers needs. */
const client = () => import("openid-client");
/** Longer ones are nobody's (OpenID Connect Core, 2: 255 at most). */
const longestSubject = 255;

/** The address of a provider's sign-in page, and the question that its answer must fit. */
export async function askProvider(house: House, provider: Provider): Promise<{ address: string; question: Question }> {
  const [openid, configuration] = await Promise.all([client(), configurationOf(house, provider)]);
  const question = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const address = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: backAddress(house, provider),
    scope: provider.scope,
    state: question.state,
    nonce: question.nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(question.verifier),
    code_challenge_method: "S256",
    ...provider.further,
  });
  return { address: address.href, question };
}

/**
 * Whom a provider's answer is about: its token is fetched from the provider, and its signature, issuer, audience, time and
 * nonce are checked.
 * @throws where the answer does not fit the question, or the provider cannot be asked
 */
export async function readAnswer(
  house: House,
  { provider, search, question }: { provider: Provider; search: string; question: Question },
): Promise<Identity> {
  const [openid, configuration] = await Promise.all([client(), configurationOf(house, provider)]);
  const tokens = await openid.authorizationCodeGrant(configuration, new URL(backAddress(house, provider) + search), {
    expectedState: question.state,
    expectedNonce: question.nonce,
    pkceCodeVerifier: question.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || claims.sub.length > longestSubject) throw new Error(`${provider.name} vouches for nobody`);
  const more =
    typeof claims.email === "string" || !configuration.serverMetadata().userinfo_endpoint
      ? claims
      : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return {
    provider: provider.key,
    subject: claims.sub,
    email: typeof more.email === "string" ? more.email.trim().toLowerCase() : "",
    // Some say it as a text.
    verified: String(more.email_verified) === "true",
    name: typeof more.name === "string" ? more.name : "",
  };
}

function backAddress({ settings }: House, { key }: Provider): string {
  return `${settings.BASE_URL}${loginWithPath}/${key}/back`;
}

type Kept = Map<string, { read: Promise<Openid.Configuration>; since: number }>;

/** What a provider publishes of itself: asked for once an hour, and again where asking failed. */
function configurationOf(house: House, provider: Provider): Promise<Openid.Configuration> {
  const kept = keep(house, "visitor/providers", (): Kept => new Map());
  const known = kept.get(provider.key);
  if (known && Date.now() - known.since < freshFor) return known.read;
  const read = discover(provider);
  kept.set(provider.key, { read, since: Date.now() });
  read.catch(() => kept.delete(provider.key));
  return read;
}

async function discover({ issuer, clientId, clientSecret, tokenEndpoint }: Provider): Promise<Openid.Configuration> {
  const openid = await client();
  // Only a provider on this machine may be asked without https (settings).
  const here = issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [];
  const found = await openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patience,
    execute: here,
  });
  const said = found.serverMetadata();
  const ways = said.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const proof = ways.includes("client_secret_post")
    ? openid.ClientSecretPost(clientSecret)
    : openid.ClientSecretBasic(clientSecret);
  const { supportsPKCE: _, ...published } = said;
  const server = { ...(tokenEndpoint ? { token_endpoint: tokenEndpoint } : {}), ...published } as Openid.ServerMetadata;
  const configuration = new openid.Configuration(server, clientId, clientSecret, proof);
  configuration.timeout = patience;
  for (const allow of here) allow(configuration);
  openid.enableNonRepudiationChecks(configuration);
  return configuration;
}
