import { createServer } from "node:net";

/**
 * Below the ports that the system gives to whoever asks for any: those are taken again within a second when much is started at
 * once. Above 10080, which browsers refuse.
 */
const ports = { first: 10_100, count: 22_000 };

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((told) => {
    probe.once("error", () => told(false));
    probe.listen(port, "localhost", () => probe.close(() => told(true)));
  });
}
