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
      BASE_URL: [
        ...[
          "bar.example",
          "ftp://bar.example",
          "http:bar.example",
          "https://",
          "https://bar..example",
          "https://bar:0",
        ],
        ...["https://bar.example:99999", "https://me@bar.example", "https://me:pw@bar.example", "https://a b"],
        ...["https://bar.example/jigger", "https://bar.example//", "https://bar.example?", "https://bar.example/?a=b"],
        ...["https://bar.example#top", "https:///bar.example", "https:\\\\bar.example"],
      ],
      DATABASE_URL: ["mysql://a/b", "localhost", "postgres:jigger", "postgres://a:99999/b"],
      DATABASE_REPLICA_URLS: ["postgres://a/x,nonsense"],
      SMTP_URL: ["mail.example", "smtp:mail.example", "smtp://", "smtp://mail..example", "smtp://mail.example:70000"],
      MAIL_FROM: [
        ...["nothing", "a b c", "a@", "@b", "a@b@c", "a b@c", "a@b c", "a@b..c", "a@-b", "a..b@c", "a@b:25", "a@b/c"],
        ...[
          "Bar a@b",
          "Bar <nothing>",
          "Bar <a@b",
          "Bar a@b>",
          "Bar <a@b> too",
          "Bar <a@b>, Pub <c@d>",
          "Bar, Pub <a@b>",
        ],
        ...["Bar\nBcc: c@d <a@b>", "<>"],
      ],
      STORAGE_URL: ["https://bucket", "file:uploads", "file:///a?b", "s3:bucket", "s3://", "s3://id:key@bucket"],
      CAPTCHA: ["yes", "true", "ON"],
      RATE_LIMIT: ["0"],
      MINIMUM_AGE: ["eighteen", "-1", "121"],
      SHOP_CART_HOST: [
        ...[
          "https://shop.example/",
          "shop..example:99999",
          "shop..example",
          ".example",
          "shop.example.",
          "-shop.example",
        ],
        ...["shop.example:65536", "shop.example:0", "shop.example:", "shop.example:x", ":80", "[::1]", "999.1.1.1"],
        "a".repeat(64),
      ],
      SHOP_NAME: ["A shop without an address", "  "],
      SHOP_ADDRESS: [",", "2 High Street,,Leeds"],
      SHOP_VAT_NUMBER: ["123", "GB 1"],
      STRIPE_API_BASE: [
        "stripe.example",
        "https://stripe..example",
        "https://a:b@stripe.example",
        "https://stripe.example/v1",
      ],
      VIES_URL: ["ftp://vies.example", "https://vies.example/?a=b", "https://vies.example/#a"],
      WEBMASTER_EMAIL: ["nobody", "a@b@c", "Web <a@b>", "a@b..c", "a,b@c", "a@b?subject=x"],
      NEWSLETTER_ORIGINS: ["https://news.example/", "https://news..example", "https://news.example,"],
      OIDC_ISSUER: ["http://guild.example", "https:guild", "https://guild..example", "https://guild.example/?a=b"],
      TRUST_PROXY: ["yes", "-1", "10.0.0.0/99", "proxy.example", ","],
      ALLOWED_HOSTS: [
        "https://bar.example",
        "bar.example/x",
        "a b",
        ",",
        "bar..example",
        "bar.example:99999",
        "[::::]",
      ],
      ADDRESS_LOOKUP_SCRIPT: ["finder.js", "https:finder.js", "https://cdn..example/finder.js"],
      ADDRESS_LOOKUP_API: ["api.lookup.example"],
      CDN_PREFIX: ["cdn", "https://cdn.example/?a", "https://cdn.example:99999"],
      METRICS: ["all"],
      LOG_LEVEL: ["loud"],
    };
    for (const [name, values] of Object.entries(bad))
      for (const value of values) {
        const line = refusal({ [name]: value });
        expect(line, `${name}=${value}`).toMatch(new RegExp(`^Setting ${name} cannot be used: .+$`));
      }
  });

  it("may have every form that is of use", () => {
    const good: Record<string, string[]> = {
      BASE_URL: [
        "http://localhost:3000",
        "https://bar.example/",
        "http://10.0.0.5:8080",
        "http://[::1]:3000",
        "HTTPS://bar.example",
      ],
      SMTP_URL: [
        "smtp://127.0.0.1:25",
        "smtps://me%40bar.example:p%3Aw@mail.example:465/?pool=true",
        "smtp://mail_server",
      ],
      MAIL_FROM: [
        ...[
          "bar@localhost",
          "bar+news@mail.bar.example",
          "Jigger <no-reply@localhost>",
          "Jigger’s Bar & Co. <a@b>",
          "o'neil@b",
        ],
        ...['"Bar, Pub" <a@b>', "<a@b>", "Zoë <zoë@bücher.example>", "bar@10.0.0.5"],
      ],
      STORAGE_URL: [
        "file:///var/lib/jigger/up%20loads",
        "file:/var/up",
        "s3://bar/media?endpoint=http://127.0.0.1:9000&region=eu-west-2",
      ],
      DATABASE_URL: [
        "postgres://me@localhost/jigger",
        "postgresql://me:pw@db:5432/x?sslmode=require",
        "postgres:///x?host=/run/pg",
      ],
      SHOP_CART_HOST: ["Shop.example", "shop.example:65535", "localhost:8080", "127.0.0.1:1"],
      SHOP_ADDRESS: ["2 High Street, Leeds"],
      ALLOWED_HOSTS: ["localhost, 10.0.0.5, [::1]:80, web_1:3000"],
      WEBMASTER_EMAIL: ["webmaster@localhost", "web.master@bar.example"],
      STRIPE_API_BASE: ["http://localhost:12111"],
      VIES_URL: ["https://ec.europa.eu/taxation_customs/vies/rest-api/"],
      ADDRESS_LOOKUP_SCRIPT: ["https://lookup.example/finder.js?key={key}"],
      ADDRESS_LOOKUP_API: ["https://api.lookup.example"],
      CDN_PREFIX: ["https://cdn.example/jigger"],
      NEWSLETTER_ORIGINS: ["https://news.example, http://localhost:8080"],
      OIDC_ISSUER: ["https://guild.example/realms/bar/", "http://localhost:9", "http://127.0.0.1:9/x"],
    };
    for (const [name, values] of Object.entries(good))
      for (const value of values) expect(refusal({ [name]: value }), `${name}=${value}`).toBe("");
    expect(readSettings({ BASE_URL: "HTTPS://Bar.example:443/" }).BASE_URL).toBe("https://bar.example");
    expect(readSettings({ CDN_PREFIX: "https://cdn.example/jigger/" }).CDN_PREFIX).toBe("https://cdn.example/jigger");
  });

  it("never repeat a secret in that line", () => {
    for (const [name, value] of [
      ["DATABASE_URL", "mysql://bar:hunter2@db/x"],
      ["SMTP_URL", "smtp://bar:hunter2@mail..example"],
      ["BASE_URL", "https://bar:hunter2@bar.example"],
    ] as const)
      expect(refusal({ [name]: value })).toMatch(new RegExp(`^Setting ${name} (?!.*hunter2)`));
  });
});
