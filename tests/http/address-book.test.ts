import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestSite, testSite } from "../site.ts";
import { type Client, signedIn } from "./client.ts";

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site?.close());

const page = "/your-account/address-book";
const address = {
  street: "12 Quiet Lane",
  street2: "Flat 3",
  city: "Leeds",
  state: "West Yorkshire",
  postCode: "ls1 4dy",
  country: "GB",
};
const save = (client: Client, change: Record<string, string> = {}) =>
  client.post(page, { intent: "save", ...address, ...change });
const idsOf = async (client: Client) =>
  [...(await client.get(page)).text.matchAll(/href="[^"]*\?edit=(\d+)"/g)].map(([, id]) => id!);

describe("the address book", () => {
  it("offers a form at once where it is empty, and shows what was saved as it is written there", async () => {
    const ada = await signedIn(site);
    expect((await ada.get(page)).text).toContain("Add an address");
    expect((await save(ada)).headers.location).toBe(`${page}?done=save`);
    const { text } = await ada.get(`${page}?done=save`);
    for (const words of ["The address is saved.", "LS1 4DY", "United Kingdom", "Used unless you say otherwise"])
      expect(text).toContain(words);
  });

  it("keeps what was typed, with a message beside each field at fault", async () => {
    const ada = await signedIn(site);
    const answer = await save(ada, { street: "", postCode: "123", city: "x".repeat(61) });
    expect(answer.status).toBe(400);
    for (const name of ["street", "postCode", "city"])
      expect([name, answer.text.includes(`id="${name}-error"`)]).toEqual([name, true]);
    expect(answer.text).toContain("Enter a postcode like LS1 4DY");
    expect(answer.text).toContain('value="West Yorkshire"');
    expect(await idsOf(ada)).toEqual([]);
  });

  it("changes and deletes what is one's own, asks before it deletes, and knows one usual address", async () => {
    const ada = await signedIn(site);
    await save(ada);
    await save(ada, { street: "1 Loud Street", usual: "yes" });
    const [loud, quiet] = (await idsOf(ada)) as [string, string];
    const form = (await ada.get(`${page}?edit=${quiet}`)).text;
    expect(form).toContain('value="12 Quiet Lane"');
    expect((await save(ada, { id: quiet, city: "York", usual: "yes" })).status).toBe(303);
    expect(await idsOf(ada)).toEqual([quiet, loud]);
    expect((await ada.get(page)).text.split("Used unless you say otherwise")).toHaveLength(2);
    expect((await ada.get(`${page}?delete=${quiet}`)).text).toContain("Are you sure you want to delete this address?");
    expect(await idsOf(ada)).toHaveLength(2);
    expect((await ada.post(page, { intent: "delete", id: quiet })).headers.location).toBe(`${page}?done=delete`);
    expect(await idsOf(ada)).toEqual([loud]);
    expect((await ada.get(page)).text).toContain("Used unless you say otherwise");
    expect((await ada.post(page, { intent: "delete", id: quiet })).status).toBe(400);
  });

  it("is nobody else's to see, change or delete", async () => {
    const [ada, bob] = [await signedIn(site), await signedIn(site)];
    await save(ada);
    const [id] = (await idsOf(ada)) as [string];
    for (const what of ["edit", "delete"])
      expect((await bob.get(`${page}?${what}=${id}`)).text).not.toContain("12 Quiet Lane");
    expect((await save(bob, { id })).status).toBe(400);
    expect((await bob.post(page, { intent: "delete", id })).status).toBe(400);
    expect((await ada.get(page)).text).toContain("12 Quiet Lane");
  });

  it("holds twenty, however many are sent at once", async () => {
    const ada = await signedIn(site);
    const answers = await Promise.all(Array.from({ length: 23 }, () => save(ada)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 400)!.text).toContain("holds 20 addresses");
    expect(await idsOf(ada)).toHaveLength(20);
  });

  it("takes no numbers that are none", async () => {
    const ada = await signedIn(site);
    for (const id of ["x", "-1", "1e3", "99999999999"]) {
      expect([id, (await save(ada, { id })).status]).toEqual([id, 400]);
      const deleted = await ada.post(page, { intent: "delete", id });
      expect([id, deleted.status, deleted.text.includes("is not in your address book any more")]).toEqual([
        id,
        400,
        true,
      ]);
    }
  });
});
