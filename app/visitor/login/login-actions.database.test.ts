import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Visit, visitContext } from "#app/operations/visit.ts";
import { openVisit } from "#server/visit.ts";
import { type TestHouse, testHouse } from "#tests/house.ts";
import { requirePerson } from "../require-person.server.ts";
import { createUser } from "../users.server.ts";
import { actOnLogin } from "./login-actions.server.ts";

const account = { email: "ada@example.com", password: "a dry martini" };
let open: TestHouse;
beforeAll(async () => {
  open = await testHouse();
  await createUser(open.house, { ...account, name: "Ada" });
});
afterAll(() => open?.close());

function visiting(cookie = ""): { visit: Visit; answerHeaders: [string, string][] } {
  const request = new Request("http://localhost/", { headers: { cookie } });
  return openVisit({ house: open.house, request, address: "203.0.113.9", locale: "en-gb", prefix: "" });
}

type Answer = {
  status: number | undefined;
  location: string | null;
  rejected: { intent: string; errors: Record<string, string>; values: Record<string, string> } | null;
  cookies: string[];
};

const origin = "http://localhost:3000";
/** The path of an address of this site, as server/answering/pages.ts sends it. */
const pathOf = (location: string | null) => (location?.startsWith(origin) ? location.slice(origin.length) : location);

async function act(fields: Record<string, unknown>, back = ""): Promise<Answer> {
  const { visit, answerHeaders } = visiting();
  const answer = await actOnLogin(fields, visit, { back, origin });
  const cookies = answerHeaders.filter(([name]) => name === "set-cookie").map(([, value]) => value);
  if (answer instanceof Response)
    return { status: answer.status, location: pathOf(answer.headers.get("location")), rejected: null, cookies };
  return { status: answer.init?.status, location: null, rejected: answer.data, cookies };
}

describe("the forms of the sign-in page", () => {
  it("sign in, set the session and lead where the person wanted to go", async () => {
    const { status, location, cookies } = await act({ intent: "login", ...account, redir: "/my-bar?sort=name" });
    expect({ status, location }).toEqual({ status: 303, location: "/my-bar?sort=name" });
    expect(cookies).toEqual([expect.stringMatching(/^session=/)]);
  });

  it("are those that the page has: what is asked for else does nothing", async () => {
    const { status, rejected, cookies } = await act({ intent: "bogus", ...account });
    expect([status, rejected?.errors.form, cookies]).toEqual([400, expect.stringContaining("not known here"), []]);
  });

  it("lead to the homepage where nothing or another site is named, and where the address says otherwise", async () => {
    expect((await act({ intent: "login", ...account })).location).toBe("/");
    expect((await act({ intent: "login", ...account, redir: "https://evil.example/" })).location).toBe("/");
    expect((await act({ intent: "login", ...account, redir: "//evil.example" }, "/my-bar")).location).toBe("/");
    expect((await act({ intent: "login", ...account }, "/my-bar")).location).toBe("/my-bar");
    expect((await act({ intent: "login", ...account, redir: "/fr-fr/my-bar" })).location).toBe("/fr-fr/my-bar");
  });

  it("come back with 400, what was typed, and never a password", async () => {
    const { status, rejected, cookies } = await act({
      intent: "login",
      email: account.email,
      password: "a wet martini",
      redir: "/my-bar",
    });
    expect(status).toBe(400);
    expect(rejected).toMatchObject({
      intent: "login",
      errors: { form: "The email address or the password is not right" },
    });
    expect(rejected!.values).toMatchObject({ email: account.email, redir: "/my-bar" });
    expect(JSON.stringify(rejected)).not.toContain("wet martini");
    expect(cookies).toEqual([]);
  });

  it("keep the choices of a rejected registration but no secret of it", async () => {
    const posted = {
      intent: "register",
      email: "new@example.com",
      pass1: "secret-one",
      pass2: "secret-two",
      dob_day: "5",
      industryYN: "yes",
      captcha: "solved",
    };
    const { status, rejected } = await act(posted);
    expect(status).toBe(400);
    expect(rejected!.values).toMatchObject({ email: "new@example.com", dob_day: "5", industryYN: "yes" });
    expect(JSON.stringify(rejected)).not.toMatch(/secret|solved/);
  });

  it("answer a reset alike for every address, and keep the way back", async () => {
    const known = await act({ intent: "reset", email: account.email, redir: "/my-bar" });
    const unknown = await act({ intent: "reset", email: "nobody@example.com", redir: "/my-bar" });
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 303, location: "/your-account/login?sent=1&redir=%2Fmy-bar" });
  });
});

describe("a page for members", () => {
  const asked = (cookie: string, address: string) => {
    const context = new RouterContextProvider();
    context.set(visitContext, visiting(cookie).visit);
    return { context, url: new URL(address) };
  };

  it("is given its person", async () => {
    const { cookies } = await act({ intent: "login", ...account });
    const person = await requirePerson(asked(cookies[0]!.split(";")[0]!, "http://localhost/my-bar"));
    expect(person).toMatchObject({ email: account.email, display_name: "Ada" });
  });

  it("sends everybody else to sign in and come back", async () => {
    const refused = await requirePerson(
      asked("session=forged", "http://localhost/my-bar/recipes?sort=name&page=2"),
    ).catch((thrown: unknown) => thrown);
    expect(refused).toBeInstanceOf(Response);
    const { status, headers } = refused as Response;
    expect(status).toBe(302);
    expect(headers.get("location")).toBe("/login?redir=/my-bar/recipes%3Fsort%3Dname%26page%3D2");
  });
});
