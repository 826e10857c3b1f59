import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createUser } from "#app/visitor/users.server.ts";
import { password } from "../http/client.ts";
import { expectAccessible, expectNoSideways, hydrated, phone, siteInBrowser, watch } from "./browser.ts";
import { enterOn, typeInto } from "./keyboard.ts";

const email = "ada@example.org";
const { site, reader } = siteInBrowser((open) => createUser(open.house, { email, password, name: "Ada" }));

/** A device that keeps passkeys and knows its person, as a phone with a fingerprint does; it has none yet. */
async function withDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const agree = (enabled: boolean) =>
    session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  // Autofill asks the device once its script has come, which is after the page answers.
  await page.addInitScript(() => {
    const { get } = CredentialsContainer.prototype;
    CredentialsContainer.prototype.get = function (options) {
      Object.assign(window, { deviceAsked: true });
      return get.call(this, options);
    };
  });
  const asked = () => page.waitForFunction(() => "deviceAsked" in window);
  return { agree, asked };
}

test("by keys alone a passkey is added, signs in by its button and by autofill, gets a name and goes again", async () => {
  const page = await reader({ viewport: phone });
  const complaints = watch(page);
  const { agree, asked } = await withDevice(page);
  const signedOut = async () => {
    await page.context().clearCookies({ name: "session" });
    await page.goto(`${site.url}/login?redir=/your-account/update`);
    await hydrated(page);
  };
  await signedOut();
  await typeInto(page, /^Email address/, email);
  await typeInto(page, /^Password$/, password);
  await enterOn(page, /^Sign in$/);
  await page.getByRole("heading", { name: "Passkeys" }).waitFor();
  await hydrated(page);
  await agree(true);
  await typeInto(page, /^Name of a new passkey/, "My phone");
  await enterOn(page, /^Add a passkey$/);
  await page.getByText("Your passkey is there").waitFor();
  await hydrated(page);
  await expectAccessible(page, "the account with a passkey");
  await expectNoSideways(page);
  // The same device makes no second one.
  await enterOn(page, /^Add a passkey$/);
  await page.getByText("This device has a passkey for your account already.").waitFor();

  // By the button: autofill would take the key at once, so it is asked for while the person looks away.
  await agree(false);
  await signedOut();
  await expectAccessible(page, "signing in, with passkeys");
  await asked();
  await agree(true);
  await enterOn(page, /^Sign in with a passkey$/);
  await page.getByText(/^Added on .+, last used on /).waitFor();

  // By autofill: nothing is pressed, the device is chosen in the field.
  await signedOut();
  await page.getByText(/^Added on .+, last used on /).waitFor();
  await hydrated(page);

  await enterOn(page, /^Give it another name/);
  await typeInto(page, /^Name$/, "Ada’s phone");
  await enterOn(page, /^Save the name$/);
  await page.getByText("Your passkey has its new name.").waitFor();
  await page.getByText("Ada’s phone", { exact: true }).first().waitFor();
  await hydrated(page);
  await enterOn(page, /^Remove Ada’s phone$/);
  await page.getByText("That passkey does not sign you in any more.").waitFor();

  // What the device still has opens nothing here.
  await agree(false);
  await signedOut();
  await asked();
  await agree(true);
  await enterOn(page, /^Sign in with a passkey$/);
  await page.getByText("This passkey does not open an account here").first().waitFor();
  expect(complaints.filter((said) => !said.includes("400"))).toEqual([]);
});

test("without script the password stands alone", async () => {
  const page = await reader({ viewport: phone, javaScriptEnabled: false });
  await page.goto(`${site.url}/login`);
  expect(await page.getByRole("button", { name: "Sign in with a passkey" }).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Sign in", exact: true }).isVisible()).toBe(true);
});
