import { connect } from "node:net";
import { Worker } from "node:worker_threads";

export type Wanted = {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  /** Requests on their way at once on each connection. */
  pipelining: number;
  seconds: number;
};

/**
 * Requests a second that a server answers. The load comes from a thread of its own that writes ready bytes and reads
 * no more of an answer than its status and length, because a generator that parses headers measures itself: it ran at
 * 4,000 a second where the server was three quarters idle. An answer that is no 200 ends the run.
 */
export function load(wanted: Wanted): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./load-worker.ts", import.meta.url), { workerData: wanted });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** Loads a server from this thread for as long as wanted; requests a second. */
export async function generate({ url, headers = {}, connections, pipelining, seconds }: Wanted): Promise<number> {
  const { host, hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  const state = { answered: 0, ended: false };
  const started = performance.now();
  const timer = setTimeout(() => {
    state.ended = true;
  }, seconds * 1_000);
  await Promise.all(
    Array.from({ length: connections }, () => converse(hostname, Number(port), request, pipelining, state)),
  ).finally(() => clearTimeout(timer));
  return state.answered / ((performance.now() - started) / 1_000);
}

type State = { answered: number; ended: boolean };

/** One connection that asks again as often as it was answered. */
function converse(host: string, port: number, request: string, pipelining: number, state: State): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    const reader = new AnswerReader();
    socket.on("connect", () => socket.write(request.repeat(pipelining), "latin1"));
    socket.on("data", (chunk) => {
      try {
        const answers = reader.read(chunk);
        state.answered += answers;
        if (state.ended) socket.destroy();
        else if (answers > 0) socket.write(request.repeat(answers), "latin1");
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
    socket.on("error", reject);
    socket.on("close", () => (state.ended ? resolve() : reject(new Error("the server closed a connection"))));
  });
}

const headEnd = Buffer.from("\r\n\r\n");

/** Counts the whole answers in what a connection brings. */
class AnswerReader {
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the body that are still to come; null before its head is whole. */
  #left: number | null = null;

  read(chunk: Buffer): number {
    let answers = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#left === null) at = this.#readHead(chunk, at);
      if (this.#left === null) break;
      const taken = Math.min(this.#left, chunk.length - at);
      at += taken;
      this.#left -= taken;
      if (this.#left > 0) break;
      this.#left = null;
      answers += 1;
    }
    return answers;
  }

  #readHead(chunk: Buffer, from: number): number {
    const before = this.#head.length;
    const head = before > 0 ? Buffer.concat([this.#head, chunk.subarray(from)]) : chunk.subarray(from);
    const end = head.indexOf(headEnd);
    if (end < 0) {
      this.#head = Buffer.from(head);
      return chunk.length;
    }
    this.#head = Buffer.alloc(0);
    const text = head.toString("latin1", 0, end);
    const length = /\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (!text.startsWith("HTTP/1.1 200 ") || length === undefined)
      throw new Error(`an answer was no success of a known length: ${text.slice(0, 40)}`);
    this.#left = Number(length);
    return from + end + headEnd.length - before;
  }
}
