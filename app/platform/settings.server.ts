import { resolve } from "node:path";
import proxyAddr from "proxy-addr";
import { z } from "zod";
import { digits } from "./fields.ts";

const port = digits(0, 65_535);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).regex(/^\w+:\/\//, "give an address: postgres://host/name");
const commaList = z.string().transform((list) => list.split(",").map((entry) => entry.trim()));
/** A number of hops, or the addresses and ranges of proxies (contract.md, 13). */
const proxies = z.union([
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
  commaList.refine(areNetworks, "give a number of hops, or addresses and ranges: 10.0.0.0/8, 192.0.2.7"),
]);
/** The host names that the site answers under, perhaps with a port. */
const host = z.string().refine(isPlace, "give host names: bar.example");
/** The same where a page's policy names it, which knows no numbers of IPv6. */
const namedHost = z
  .string()
  .refine((given) => isPlace(given) && !given.startsWith("["), "give a host name, perhaps with a port: shop.example");
/** What addresses begin with: a scheme, a host, perhaps a path; a query or a fragment would swallow what is put behind it. */
const webPrefix = z
  .string()
  .trim()
  .refine((given) => isWebPrefix(given), "give an address: https://bar.example")
  .transform((url) => url.replace(/\/+$/, ""));
/** Where a site stands that is reached from its root: what stands behind its host is not read. */
const webSite = z
  .string()
  .trim()
  .refine(
    (given) => isWebPrefix(given) && addressOf(given)?.pathname === "/",
    "give a scheme and a host: https://bar.example",
  )
  .transform((url) => new URL(url).origin);
const webAddress = z
  .string()
  .trim()
  .refine(
    (given) => /^https?:/i.test(given) && isOpen(addressOf(given)),
    "give an address: https://bar.example/script.js",
  );
const smtpUrl = z
  .string()
  .trim()
  .refine(
    (given) => /^smtps?:/i.test(given) && addressOf(given) !== null,
    "give a mail server: smtps://name:password@mail.example:465",
  );
/** A folder of this machine or a bucket; the rest of either is looked at where it is opened. */
const storageUrl = z
  .string()
  .trim()
  .refine(
    // A folder without a slash before it would be one of the root.
    (given) => /^file:\/[^?#]*$/i.test(given) || (/^s3:/i.test(given) && isOpen(addressOf(given))),
    "give a folder (file:///folder) or a bucket (s3://bucket)",
  );
/** One mail address alone, and one with a name before it. */
const mailAddress = z.string().trim().refine(isMailAddress, "give a mail address: bar@bar.example");
const mailFrom = z
  .string()
  .trim()
  .refine((given) => {
    const [, address] = /^(?:"[^"\\\p{Cc}]*" *|[^"<>@,;:\\\p{Cc}]*)<([^<>]*)>$/u.exec(given) ?? [null, given];
    return isMailAddress(address!);
  }, "give a mail address, perhaps with a name: Jigger <bar@bar.example>");
/** Where pages of another site stand: a scheme and a host, nothing behind it. */
const origin = z
  .string()
  .refine(
    (given) => /^https?:/.test(given) && addressOf(given)?.origin === given,
    "give origins: https://news.example",
  );
/** Who vouches for people: as it names itself, over https unless it stands on this machine. */
const issuer = z
  .string()
  .refine(
    (given) =>
      isWebPrefix(given) &&
      (/^https:/.test(given) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(given)),
    "give an https address",
  );

/** True of a host's name: no part of it between the dots is empty or too long, and numbers of IPv6 stand in brackets. */
function isHostName(name: string): boolean {
  const part = "[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?";
  return name.length <= 253 && new RegExp(`^(?:${part}(?:\\.${part})*|\\[[0-9a-f:.]+\\])$`, "i").test(name);
}

/** An address that leads to some host; null of any other, and of what would have to be mended before it did. */
function addressOf(given: string): URL | null {
  if (!/^[a-z0-9]+:\/\/[^\s\\/]+[^\s\\]*$/i.test(given)) return null;
  const url = URL.parse(given);
  return url && isHostName(url.hostname) && url.port !== "0" ? url : null;
}

/** True of an address that names no account: pages show it, and what asks it would leave the account out. */
function isOpen(url: URL | null): boolean {
  return url !== null && url.username === "" && url.password === "";
}

function isWebPrefix(given: string): boolean {
  return /^https?:[^?#]*$/i.test(given) && isOpen(addressOf(given));
}

/** True of a host and perhaps a port, as an address has them. */
function isPlace(given: string): boolean {
  return isHostName(given.replace(/:\d{1,5}$/, "")) && addressOf(`http://${given}`) !== null;
}

function isMailAddress(given: string): boolean {
  const word = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
  const at = given.lastIndexOf("@");
  if (at > 64 || !new RegExp(`^${word}(?:\\.${word})*$`, "u").test(given.slice(0, Math.max(0, at)))) return false;
  const domain = given.slice(at + 1);
  // A name in letters of its own has others on the wire; what would end it or begin a port is none.
  return !/[/?#:@[\]\s\\]/.test(domain) && addressOf(`http://${domain}`) !== null;
}

function areNetworks(list: string[]): boolean {
  try {
    return Boolean(proxyAddr.compile(list));
  } catch {
    return false;
  }
}

/** contract.md, section 1: every setting that the site knows, its default and its shape. */
const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  BASE_URL: webSite.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: commaList.pipe(z.array(postgresUrl)).optional(),
  TRUST_PROXY: proxies.default(0),
  ALLOWED_HOSTS: z.string().toLowerCase().pipe(commaList).pipe(z.array(host)).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: mailFrom.default("Jigger <no-reply@localhost>"),
  STORAGE_URL: storageUrl.optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CAPTCHA: onOff.default(true),
  RATE_LIMIT: onOff.default(true),
  MINIMUM_AGE: digits(0, 120).default(18),
  SHOP_CART_HOST: namedHost.optional(),
  SHOP_NAME: z.string().trim().min(1).max(100).optional(),
  SHOP_ADDRESS: commaList.pipe(z.array(z.string().min(1).max(100)).max(6)).default([]),
  SHOP_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/)
    .optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: webSite.optional(),
  VIES_URL: webPrefix.optional(),
  WEBMASTER_EMAIL: mailAddress.default("webmaster@localhost"),
  NEWSLETTER_ORIGINS: commaList.pipe(z.array(origin)).default([]),
  ADDRESS_LOOKUP_KEY: z.string().optional(),
  ADDRESS_LOOKUP_SCRIPT: webAddress.optional(),
  ADDRESS_LOOKUP_API: webPrefix.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(30).default("single sign-on"),
  CDN_PREFIX: webPrefix.optional(),
  METRICS: z.enum(["loopback", "everyone"]).default("loopback"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** What every setting is called. */
export const settingNames = Object.keys(schema.shape);

export type Settings = Omit<z.infer<typeof schema>, "BASE_URL" | "ALLOWED_HOSTS"> & {
  /** Public origin without a trailing slash. */
  BASE_URL: string;
  /** The hosts that the site answers under, in lower case; null for any. */
  ALLOWED_HOSTS: string[] | null;
};

/** The host names of this machine itself. */
export const loopbackHosts = ["localhost", "127.0.0.1", "[::1]"];

/** A setting that cannot be used; its message is one line that names the setting. */
export class SettingsError extends Error {}

/**
 * Reads all settings once, from the environment; empty values count as unset.
 * @throws SettingsError with one line that names the first bad setting (contract.md, 1)
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const read = schema.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0] ?? "environment");
    throw new SettingsError(`Setting ${name} cannot be used: ${issue?.message ?? "malformed value"}`);
  }
  const settings = read.data;
  // Papers of a seller that nobody can write to are none.
  if (settings.SHOP_NAME && settings.SHOP_ADDRESS.length === 0)
    throw new SettingsError("Setting SHOP_NAME cannot be used: SHOP_ADDRESS is missing");
  return {
    ...settings,
    DATA_DIR: resolve(settings.DATA_DIR),
    BASE_URL: settings.BASE_URL ?? `http://localhost:${settings.PORT}`,
    ALLOWED_HOSTS: settings.ALLOWED_HOSTS ?? (settings.BASE_URL ? hostsOf(settings.BASE_URL) : null),
  };
}

/** The host of the public address, and the names of this machine. */
function hostsOf(baseUrl: string): string[] {
  return [new URL(baseUrl).hostname, ...loopbackHosts];
}

/** Loads `.env` of the working folder where there is one; what the environment already says wins. */
export function loadDotEnv(): void {
  try {
    process.loadEnvFile(".env");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw new SettingsError(`.env cannot be read: ${error}`);
  }
}
