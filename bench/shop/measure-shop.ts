import { Agent, request } from "node:http";

const adders = 20;
export const additions = 1_500;
/** What the shop has to bear: additions begun in a second, whether the ones before are done or not. */
export const pace = 300;
/** The disk holds a write back for up to half a second now and then: the median of some runs is the shop's. */
const pacedRuns = 3;
const atOnce = 50;
const rounds = 4;

/** What a client measures of something that it does many times: how long each took, and how many a second. */
type Measured = { p99: number; perSecond: number };
type Skew = { offer: number; skew: number };

// Node's own fetch takes longer than the site: what is measured is the answer, by a client that keeps its connections.
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** Posts a form as a page of the site does; the status, and the basket's cookie where one was set. */
function post(url: string, path: string, cookie: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    ...{ cookie, "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" },
    "content-length": Buffer.byteLength(body),
  };
  return new Promise<{ status: number; basket: string | undefined }>((done, failed) => {
    const sent = request(url + path, { method: "POST", agent, headers }, (answer) => {
      const basket = answer.headers["set-cookie"]?.find((line) => line.startsWith("basket="))?.split(";")[0];
      answer.resume().once("end", () => done({ status: answer.statusCode ?? 0, basket }));
    });
    sent.once("error", failed).end(body);
  });
}

const allowed = "cookie_policy=essential; age_gate=1";

/** Puts one into a guest's basket. */
async function add(url: string, { offer, skew }: Skew): Promise<string> {
  const fields = { product_id: String(offer), "skew[]": String(skew), quantity: "1" };
  const { status, basket } = await post(url, "/api/dev/frontend/shop/add-to-basket", allowed, fields);
  if (status !== 200) throw new Error(`adding to the basket answered ${status}`);
  return `${allowed}; ${basket}`;
}

async function timed(work: () => Promise<unknown>, times: number[]): Promise<void> {
  const began = performance.now();
  await work();
  times.push(performance.now() - began);
}

function told(times: number[], milliseconds: number): Measured {
  const sorted = times.toSorted((one, other) => one - other);
  return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, perSecond: (times.length * 1_000) / milliseconds };
}

/** What is in stock, as the shop's list tells it. */
async function skewsOf(url: string): Promise<Skew[]> {
  const answer = await fetch(`${url}/api/shop/search?limit=100`);
  const { results } = (await answer.json()) as {
    results: { id: number; skews: { id: number; present_params: { stock: number } }[] }[];
  };
  return results.flatMap(({ id, skews }) =>
    skews.flatMap((skew) => (skew.present_params.stock >= 10 ? [{ offer: id, skew: skew.id }] : [])),
  );
}

/** Adds begun at an even pace; each is timed from when it was to begin, so that what waits for those before it is counted. */
async function paced(work: (place: number) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const start = performance.now();
  const begun: Promise<unknown>[] = [];
  for (let place = 0; place < additions; place += 1) {
    const due = start + (place * 1_000) / pace;
    const early = due - performance.now();
    if (early > 0) await new Promise((go) => setTimeout(go, early));
    begun.push(work(place).then(() => times.push(performance.now() - due)));
  }
  await Promise.all(begun);
  return told(times, performance.now() - start);
}

/** Adding to baskets, at a pace (the median of its runs by their slowest hundredth) and as fast as several guests can; then checkout, fifty at once, each with a basket of their own. */
export async function measureShop(url: string): Promise<{ even: Measured; adding: Measured; checkout: Measured }> {
  const skews = await skewsOf(url);
  const skewFor = (place: number) => skews[place % skews.length]!;
  for (let place = 0; place < 50; place += 1) await add(url, skewFor(place));
  const evens: Measured[] = [];
  for (let run = 0; run < pacedRuns; run += 1) evens.push(await paced((place) => add(url, skewFor(place))));
  const even = evens.toSorted((one, other) => one.p99 - other.p99)[pacedRuns >> 1]!;
  const times: number[] = [];
  let made = 0;
  const began = performance.now();
  const adder = async () => {
    while (made < additions) await timed(() => add(url, skewFor(made++)), times);
  };
  await Promise.all(Array.from({ length: adders }, adder));
  const adding = told(times, performance.now() - began);
  const placed: number[] = [];
  let spent = 0;
  for (let round = 0; round < rounds; round += 1) {
    const guests = Array.from({ length: atOnce }, (_, place) => add(url, skewFor(round * atOnce + place)));
    const cookies = await Promise.all(guests);
    const start = performance.now();
    await Promise.all(cookies.map((cookie) => timed(() => checkOut(url, cookie), placed)));
    spent += performance.now() - start;
  }
  return { even, adding, checkout: told(placed, spent) };
}

async function checkOut(url: string, cookie: string): Promise<void> {
  const { status } = await post(url, "/shop/your-details", cookie, {
    ...{ email: "ada@example.org", name: "Ada", street: "1 Long Lane", city: "Leeds", postCode: "LS1 1AA" },
    ...{ country: "GB", payment: "invoice" },
    ...{ dob_day: "1", dob_month: "1", dob_year: "1980" },
  });
  if (status !== 303) throw new Error(`checkout answered ${status}`);
}
