import type { Transform } from "node:stream";
import { constants, createGzip, createZstdCompress, type Gzip, type Zlib, type ZlibReset } from "node:zlib";

type Compressor = Transform & Zlib;

/** As many as wait for the next body: no more compress at once (threads of Node's pool). */
const mostIdle = 4;
/** A page comes out in one piece (bytes): each further one is once more to the threads that compress, and back. */
const chunkSize = 64 * 1024;

/**
 * Compresses bodies with compressors that go from one to the next. A new one for each page took more of the system, for memory that it
 * gives and takes back, than compressing does: a page of 130 kB 1.2 to 1.6 ms of a processor with a new one for zstd, 0.35 to
 * 0.43 with one that was there. V8 also holds a new one, and with it the page, until it sweeps the old part of its heap: 150 kB a page,
 * for which it swept three times as often (docs/decisions/2026-11-28-what-the-figures-stand-on.md).
 * @param make one that ends what it was given with each body
 * @param reset makes it ready for the next
 * @throws what a compressor ends with; the next body has another one
 */
export function reused<One extends Compressor>(
  make: () => One,
  reset: (one: One) => void,
): (body: Buffer) => Promise<Buffer> {
  const idle: One[] = [];
  return async (body) => {
    const one = idle.pop() ?? make();
    // One that failed is left behind.
    const compressed = await through(one, body);
    reset(one);
    if (idle.length < mostIdle) idle.push(one);
    else one.close();
    return compressed;
  };
}

function through(one: Compressor, body: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pieces: Buffer[] = [];
  const take = (piece: Buffer) => pieces.push(piece);
  one.on("data", take).once("error", reject);
  one.write(body, (failed) => {
    // Still listened to where it failed: an error that nobody hears ends the process.
    if (failed) return reject(failed);
    one.off("data", take).off("error", reject);
    resolve(pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces));
  });
  return promise;
}

/** Gzip for what goes out once: its quickest. */
export const gzipQuickly = reused(
  // Every kind of compressor can be made ready anew; its types leave that out for this one.
  () => createGzip({ level: 1, chunkSize, flush: constants.Z_FINISH }) as Gzip & ZlibReset,
  (one) => one.reset(),
);

/** Zstd for what goes out once, with a window of 256 kB: nearly every page is smaller. A frame that has ended leaves it ready for the next. */
export const zstdQuickly = reused(
  () =>
    createZstdCompress({
      params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: 18 },
      chunkSize,
      flush: constants.ZSTD_e_end,
    }),
  () => undefined,
);
