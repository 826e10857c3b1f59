import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { freePort } from "../free-port.ts";

type Session = {
  id: string;
  url: string;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  success_url: string;
};
type Refund = {
  id: string;
  payment_intent: string;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
};

const key = "sk_test_of_nobody";
const secret = "whsec_of_nobody";
const stripe = new Stripe(key);

/** A stand-in for Stripe's API, as far as the shop speaks to it; what it tells is signed as Stripe signs. */
export async function stripeFake() {
  const port = await freePort();
  const sessions: Session[] = [];
  const refunds: Refund[] = [];
  const expired: string[] = [];
  const done = new Map<string, unknown>();
  /** What the next calls answer in place of what was asked for. */
  const refusing: { status: number; type: string; message: string }[] = [];

  function create(path: string, fields: URLSearchParams): unknown {
    const id = `${sessions.length + refunds.length + 1}`;
    if (path === "/v1/checkout/sessions") {
      const price = "line_items[0][price_data]";
      const session = {
        id: `cs_${id}`,
        url: `http://localhost:${port}/pay/cs_${id}`,
        amount_total: Number(fields.get(`${price}[unit_amount]`)),
        currency: fields.get(`${price}[currency]`)!,
        metadata: { order: fields.get("metadata[order]")!, payment: fields.get("metadata[payment]")! },
        success_url: fields.get("success_url")!,
      };
      sessions.push(session);
      return session;
    }
    if (path === "/v1/refunds") {
      const refund = {
        id: `re_${id}`,
        payment_intent: fields.get("payment_intent")!,
        amount: Number(fields.get("amount")),
        ...{ currency: "gbp", status: "succeeded", metadata: { refund: fields.get("metadata[refund]")! } },
      };
      refunds.push(refund);
      return refund;
    }
    const closing = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path);
    if (closing) expired.push(closing[1]!);
    return { id: closing?.[1] };
  }

  let told = 0;
  /** An event as Stripe sends it: its body, and the header that signs it. */
  function event(type: string, object: object, { id = `evt_${++told}`, signedBy = secret } = {}) {
    const body = JSON.stringify({ id, object: "event", type, data: { object } });
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: signedBy });
    return { body, headers: { "stripe-signature": signature, "content-type": "application/json" } };
  }

  /** The page on which somebody pays: a press tells the site, and leads back to it. */
  async function payHere(session: Session, pressed: boolean, response: ServerResponse): Promise<void> {
    if (!pressed) {
      const form = `<form method="post"><button>Pay ${session.amount_total / 100}</button></form>`;
      response.writeHead(200, { "content-type": "text/html" }).end(`<!doctype html><title>Pay</title>${form}`);
      return;
    }
    const paid = { ...session, payment_status: "paid", payment_intent: `pi_${session.id}` };
    const hook = new URL("/webhooks/stripe", session.success_url);
    await fetch(hook, { method: "POST", ...event("checkout.session.completed", paid) });
    response.writeHead(303, { location: session.success_url }).end();
  }

  const server = createServer(async (request, response) => {
    const fields = new URLSearchParams(await text(request));
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const hosted = sessions.find(({ url }) => url.endsWith(request.url!));
    if (hosted) return payHere(hosted, request.method === "POST", response);
    if (request.headers.authorization !== `Bearer ${key}`) return answer(401, { error: { message: "no key" } });
    const refused = refusing.shift();
    if (refused) return answer(refused.status, { error: { type: refused.type, message: refused.message } });
    const asked = new URL(request.url!, "http://stripe");
    if (request.method === "GET" && asked.pathname === "/v1/refunds") {
      const data = refunds.filter((refund) => refund.payment_intent === asked.searchParams.get("payment_intent"));
      return answer(200, { object: "list", data });
    }
    const name = keyOf(request);
    if (name && done.has(name)) return answer(200, done.get(name));
    const made = create(request.url!, fields);
    if (name) done.set(name, made);
    return answer(200, made);
  });
  await listen(server, port);

  return {
    settings: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: `http://localhost:${port}`,
    },
    sessions,
    refunds,
    expired,
    refusing,
    /** Somebody pays back on Stripe's own pages. */
    paysBack(payment_intent: string, amount: number): Refund {
      const id = `re_there_${refunds.length + 1}`;
      const refund = { id, payment_intent, amount, currency: "gbp", status: "succeeded", metadata: {} };
      refunds.push(refund);
      return refund;
    },
    event,
    close: () => end(server),
  };
}

/** A stand-in for VIES: what it says of each number, and nothing of those that it does not know. */
export async function viesFake(answers: Readonly<Record<string, boolean>>) {
  const port = await freePort();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { countryCode, vatNumber } = JSON.parse(await text(request));
    const number = `${countryCode}${vatNumber}`;
    asked.push(number);
    response.writeHead(number in answers ? 200 : 500, { "content-type": "application/json" });
    const away = { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] };
    response.end(JSON.stringify(number in answers ? { countryCode, vatNumber, valid: answers[number] } : away));
  });
  await listen(server, port);
  return { settings: { VIES_URL: `http://localhost:${port}` }, asked, close: () => end(server) };
}

const keyOf = (request: IncomingMessage) => request.headers["idempotency-key"] as string | undefined;
const listen = (server: Server, port: number) => new Promise<void>((ready) => server.listen(port, "localhost", ready));
function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((closed) => server.close(() => closed()));
}
