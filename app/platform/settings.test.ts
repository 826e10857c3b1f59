import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.server.ts";

function refusal(environment: Record<string, string>): string {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
}

describe("the settings", () => {
  it("have the defaults of the contract", () => {
    expect(readSettings({})).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      BASE_URL: "http://localhost:3000",
      DATA_DIR: resolve("data"),
      CAPTCHA: true,
      RATE_LIMIT: true,
      MINIMUM_AGE: 18,
      WEBMASTER_EMAIL: "webmaster@localhost",
    });
    expect(readSettings({}).DATABASE_URL).toBeUndefined();
  });

  it("follow what is set; what is empty counts as unset", () => {
    const read = readSettings({ PORT: "8080", CAPTCHA: "off", DATABASE_URL: "", BASE_URL: "https://bar.example/" });
    expect(read).toMatchObject({ PORT: 8080, CAPTCHA: false, BASE_URL: "https://bar.example" });
    expect(read.DATABASE_URL).toBeUndefined();
    expect(readSettings({ PORT: "8080" }).BASE_URL).toBe("http://localhost:8080");
    expect(readSettings({ DATABASE_REPLICA_URLS: "postgres://a/x, postgres://b/x" }).DATABASE_REPLICA_URLS).toEqual([
      "postgres://a/x",
      "postgres://b/x",
    ]);
  });

  it("name the site's hosts: those given, else the public address's and this machine's, else any", () => {
    const hosts = (environment: Record<string, string>) => readSettings(environment).ALLOWED_HOSTS;
    expect(hosts({})).toBeNull();
    expect(hosts({ BASE_URL: "https://Bar.example:8443" })).toEqual(["bar.example", "localhost", "127.0.0.1", "[::1]"]);
    expect(hosts({ BASE_URL: "https://bar.example", ALLOWED_HOSTS: "Pub.example, [::1]:80" })).toEqual([
      "pub.example",
      "[::1]:80",
    ]);
  });

  it("name the proxies that are believed", () => {
    const trusted = (TRUST_PROXY: string) => readSettings({ TRUST_PROXY }).TRUST_PROXY;
    expect([readSettings({}).TRUST_PROXY, trusted("2")]).toEqual([0, 2]);
    expect(trusted("10.0.0.0/8, 2001:db8::1, loopback")).toEqual(["10.0.0.0/8", "2001:db8::1", "loopback"]);
  });

  it("that cannot be used are told in one line that names them", () => {
    const bad: Record<string, string[]> = {
      PORT: ["http", "-1", "65536", "80.5"],
      BASE_URL: ["bar.example", "ftp://bar.example"],
      DATABASE_URL: ["mysql://a/b", "localhost"],
      DATABASE_REPLICA_URLS: ["postgres://a/x,nonsense"],
      SMTP_URL: ["mail.example"],
      STORAGE_URL: ["https://bucket"],
      CAPTCHA: ["yes", "true", "ON"],
      RATE_LIMIT: ["0"],
      MINIMUM_AGE: ["eighteen", "-1", "121"],
      SHOP_CART_HOST: ["https://shop.example/"],
      SHOP_NAME: ["A shop without an address"],
      SHOP_VAT_NUMBER: ["123", "GB 1"],
      STRIPE_API_BASE: ["stripe.example"],
      VIES_URL: ["ftp://vies.example"],
      WEBMASTER_EMAIL: ["nobody"],
      TRUST_PROXY: ["yes", "-1", "10.0.0.0/99", "proxy.example", ","],
      ALLOWED_HOSTS: ["https://bar.example", "bar.example/x", "a b", ","],
      ADDRESS_LOOKUP_SCRIPT: ["finder.js"],
      ADDRESS_LOOKUP_API: ["api.lookup.example"],
      CDN_PREFIX: ["cdn"],
      METRICS: ["all"],
      LOG_LEVEL: ["loud"],
    };
    for (const [name, values] of Object.entries(bad))
      for (const value of values) {
        const line = refusal({ [name]: value });
        expect(line, `${name}=${value}`).toMatch(new RegExp(`^Setting ${name} cannot be used: .+$`));
      }
  });

  it("never repeat a secret in that line", () => {
    expect(refusal({ DATABASE_URL: "mysql://bar:hunter2@db/x" })).not.toContain("hunter2");
  });
});
