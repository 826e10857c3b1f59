import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { visitContext } from "#app/platform/visit.ts";
import { NonceContext } from "#app/ui/nonce.tsx";

/** A page that has not rendered by then is given up (milliseconds). */
const patience = 5_000;

/**
 * Renders a page whole and answers it as one Buffer (web-platform.md, 1): streaming costs more than it
 * gives where the answer is stored, and the timer is cleared so that it holds no finished render.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, house } = loadContext.get(visitContext);
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const html = await new Promise<Buffer>((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const whole = new PassThrough();
        stream.pipe(whole);
        buffer(whole).then(resolve, reject);
      },
      onShellError: reject,
      onError(error) {
        house.log.error({ err: error, url: request.url }, "page render failed");
      },
    });
    const timer = setTimeout(() => stream.abort(new Error("The page took too long to render.")), patience);
  });
  return new Response(new Uint8Array(html), { status, headers });
}

/** Loaders' and actions' surprises go to the log with their cause; aborted requests do not. */
export function handleError(
  error: unknown,
  args: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (args.request.signal.aborted) return;
  args.context.get(visitContext).house.log.error({ err: error, url: args.request.url }, "page failed");
}
