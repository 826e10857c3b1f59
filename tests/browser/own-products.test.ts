import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { signedIn } from "../http/client.ts";
import {
  desktop,
  expectAccessible,
  expectNoSideways,
  hydrated,
  passGate,
  phone,
  siteInBrowser,
  watch,
} from "./browser.ts";

// A camera that shows a test picture, and that everybody may use: this browser has no way to ask.
const camera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
const { site, newContext } = siteInBrowser(undefined, { switches: camera, pictures: true });

/** The parts of a browser that this one lacks, which telephones have: what is seen, and whether the camera may be used, the test says. */
function partsOfPhone(): void {
  const seen = window as unknown as { codes: string[]; refuses: boolean; BarcodeDetector: unknown };
  Object.assign(seen, { codes: [], refuses: true });
  const { mediaDevices } = navigator;
  const own = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (wanted) =>
    seen.refuses ? Promise.reject(new DOMException("Permission denied", "NotAllowedError")) : own(wanted);
  seen.BarcodeDetector = class {
    async detect(video: HTMLVideoElement) {
      return video.videoWidth > 0 ? seen.codes.map((rawValue) => ({ rawValue })) : [];
    }
  };
}

/** Come to step 1 without a document of its own, as whoever signs in on the way there does: by an address that is written otherwise. */
async function comeSoftly(page: Page): Promise<void> {
  await page.goto(`${site.url}/your-account/submitted-products`);
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/beer-wine-spirits/submit%2Dproduct";
    document.body.append(link);
    link.click();
  });
}

/** Step 1 with a camera: at once for who followed a link, else by loading it anew; refused, closed, and read. */
async function readByCamera(page: Page): Promise<void> {
  const open = page.getByRole("button", { name: "Use the camera" });
  await open.waitFor();
  await comeSoftly(page);
  await page.getByRole("link", { name: "Use the camera" }).click();
  await open.click();
  await page.getByText("The camera could not be used. Please type the code.").waitFor();
  await expectAccessible(page, "a camera that was refused");
  await page.evaluate(() => Object.assign(window, { refuses: false }));
  await open.click();
  await page.getByText("Hold the stripes before the camera.").waitFor();
  const stream = await page.waitForFunction(() => document.querySelector("video")?.srcObject as MediaStream | null);
  const states = () => stream.evaluate((one) => one!.getTracks().map(({ readyState }) => readyState));
  expect(await states()).toEqual(["live"]);
  await expectAccessible(page, "a camera that looks");
  await page.getByRole("button", { name: "Close the camera" }).click();
  await expect.poll(states).toEqual(["ended"]);
  await open.click();
  // What is no barcode, and one whose last digit does not fit, are looked past.
  await page.evaluate(() => Object.assign(window, { codes: ["hello", "4006381333932", "4006381333931"] }));
  await expect.poll(() => page.getByLabel("Barcode").inputValue()).toBe("4006381333931");
}

it.each([
  ["a phone in the evening", phone, "dark"],
  ["a wide screen by day", desktop, "light"],
] as const)("a bottle is proposed on %s, step by step, by keyboard where it can", async (_, viewport, colorScheme) => {
  const ada = await signedIn(site);
  const context = await newContext({ viewport, colorScheme });
  await passGate(context, site.url);
  for (const [name, value] of ada.cookies) await context.addCookies([{ name, value, url: site.url }]);
  const page = await context.newPage();
  const complaints = watch(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

  const hasCamera = colorScheme === "light";
  if (hasCamera) await page.addInitScript(partsOfPhone);
  await page.goto(`${site.url}/your-account/submitted-products`);
  await hydrated(page);
  await page.locator("main").getByRole("link", { name: "Propose a bottle" }).click();
  await heading("Barcodes and bottle");
  await hydrated(page);
  if (hasCamera) await readByCamera(page);
  else expect(await page.getByText("Use the camera").count()).toBe(0);
  await page.getByRole("button", { name: "Add another barcode" }).click();
  await page.getByText("Please provide a BARCODE, BOTTLE SIZE and CLOSURE before adding another UPC code").waitFor();
  await expectAccessible(page, "a row that is not whole");
  await page.getByLabel("Barcode").fill("4006381333931");
  await page.getByLabel("Size (ml)").fill("700");
  await page.getByLabel("Closure").selectOption("cork");
  // Each of them may be sent, and not all of them in one form: told before anything is sent, and the field is empty again.
  const pictures = page.getByLabel("Choose pictures");
  const large = { mimeType: "image/png", buffer: Buffer.alloc(8_000_000) };
  await pictures.setInputFiles(["front.png", "back.png"].map((name) => ({ name, ...large })));
  await page.getByText("Together the images exceed the 15MB limit: send fewer or smaller ones").waitFor();
  expect(await pictures.inputValue()).toBe("");
  await page.getByLabel("Size (ml)").press("Enter");

  await heading("Name and kind");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("heading", { name: "There is a problem" }).waitFor();
  await expectAccessible(page, "a step with mistakes");
  await page.getByLabel("Name", { exact: true }).fill("Old Quay");
  await expect.poll(() => page.getByLabel("Of which").isDisabled()).toBe(true);
  await page.getByLabel("Kind", { exact: true }).selectOption("Spirits");
  await page.getByLabel("Of which").selectOption("Gin");
  await page.getByRole("button", { name: "Next" }).click();

  await heading("Strength");
  await page.getByLabel("Alcohol by volume").fill("43,2");
  expect(await page.getByLabel("US proof").inputValue()).toBe("86.4");
  await page.getByRole("button", { name: "Skip to the end" }).click();
  await page.getByRole("heading", { name: "Some steps are not done yet" }).waitFor();
  await expectAccessible(page, "a summary with gaps");
  await page.getByRole("link", { name: "Step 4: Choose the country that it comes from" }).click();
  await heading("Where it comes from");
  await page.getByLabel("Country").selectOption("Scotland");
  for (const [button, next] of [
    ["Next", "How it is made"],
    ["Next", "How it tastes"],
    ["Next", "In the glass"],
  ] as const) {
    await page.getByRole("button", { name: button, exact: true }).click();
    await heading(next);
    await expectAccessible(page, next);
    await expectNoSideways(page);
  }
  await page.getByLabel("Find a drink").fill("negroni");
  await page.getByLabel("Find a drink").press("Enter");
  await page.locator("label.pick", { hasText: /^Negroni$/ }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await heading("Who makes it");
  await page.getByLabel("A producer that is not in the list").fill("Quay & Sons");
  await page.getByRole("button", { name: "Skip to the end" }).click();
  await heading("Check and send");
  await page.getByText("Quay & Sons").waitFor();
  await page.getByText("Negroni", { exact: true }).waitFor();
  await expectAccessible(page, "the summary");
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Send it to the editors" }).click();
  await page.getByText("Thank you. An editor reads it").waitFor();
  await expectAccessible(page, "what was proposed");
  expect(complaints.filter((one) => !one.includes("400"))).toEqual([]);
  await context.close();
});
