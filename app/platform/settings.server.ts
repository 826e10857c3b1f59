import { resolve } from "node:path";
import proxyAddr from "proxy-addr";
import { z } from "zod";
import { digits } from "./fields.ts";

const port = digits(0, 65_535);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const commaList = z.string().transform((list) => list.split(",").map((entry) => entry.trim()));
/** A number of hops, or the addresses and ranges of proxies (contract.md, 13). */
const proxies = z.union([
  z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
  commaList.refine(areNetworks, "give a number of hops, or addresses and ranges: 10.0.0.0/8, 192.0.2.7"),
]);
const host = z.string().regex(/^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/, "give host names: bar.example");
/** Where pages of another site stand: a scheme and a host, nothing behind it. */
const origin = z
  .string()
  .refine(
    (given) => /^https?:/.test(given) && URL.parse(given)?.origin === given,
    "give origins: https://news.example",
  );
/** Who vouches for people: as it names itself, over https unless it stands on this machine. */
const issuer = z
  .string()
  .refine(
    (given) => /^https:/.test(given) || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:\/|$)/.test(given),
    "give an https address",
  )
  .refine((given) => URL.canParse(given), "give an https address");

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
  BASE_URL: webUrl.optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_REPLICA_URLS: commaList.pipe(z.array(postgresUrl)).optional(),
  TRUST_PROXY: proxies.default(0),
  ALLOWED_HOSTS: z.string().toLowerCase().pipe(commaList).pipe(z.array(host)).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Jigger <no-reply@localhost>"),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  CAPTCHA: onOff.default(true),
  RATE_LIMIT: onOff.default(true),
  MINIMUM_AGE: digits(0, 120).default(18),
  SHOP_CART_HOST: z
    .string()
    .regex(/^[a-z0-9.-]+(:\d+)?$/i)
    .optional(),
  SHOP_NAME: z.string().max(100).optional(),
  SHOP_ADDRESS: commaList.pipe(z.array(z.string().max(100)).max(6)).default([]),
  SHOP_VAT_NUMBER: z
    .string()
    .regex(/^[A-Z]{2}[A-Z0-9]{2,13}$/)
    .optional(),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: webUrl.optional(),
  VIES_URL: webUrl.optional(),
  WEBMASTER_EMAIL: z
    .string()
    .regex(/^\S+@\S+$/)
    .default("webmaster@localhost"),
  NEWSLETTER_ORIGINS: commaList.pipe(z.array(origin)).default([]),
  ADDRESS_LOOKUP_KEY: z.string().optional(),
  ADDRESS_LOOKUP_SCRIPT: z.url({ protocol: /^https?$/ }).optional(),
  ADDRESS_LOOKUP_API: webUrl.optional(),
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
  CDN_PREFIX: webUrl.optional(),
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
