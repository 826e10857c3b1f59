const roots = firstPrimes(64);
const constants = Uint32Array.from(roots, (prime) => fraction(Math.cbrt(prime)));
const initial = Uint32Array.from(roots.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256, in plain script: the browser's own is missing on pages that came over plain http, and is
 * slower for many short inputs, because each costs a promise. FIPS 180-4.
 */
export function sha256(input: Uint8Array): Uint8Array {
  const words = pad(input);
  const state = Uint32Array.from(initial);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < words.length; offset += 16)
    digestBlock(state, schedule, words.subarray(offset, offset + 16));
  const output = new Uint8Array(32);
  const view = new DataView(output.buffer);
  for (let index = 0; index < 8; index += 1) view.setUint32(index * 4, state[index]!);
  return output;
}

function digestBlock(state: Uint32Array, w: Uint32Array, block: Uint32Array): void {
  for (let t = 0; t < 16; t += 1) w[t] = block[t]!;
  for (let t = 16; t < 64; t += 1) {
    const early = w[t - 15]!;
    const late = w[t - 2]!;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w[t] = w[t - 16]! + small0 + w[t - 7]! + small1;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let t = 0; t < 64; t += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + big1 + ((e & f) ^ (~e & g)) + constants[t]! + w[t]!) | 0;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

function pad(input: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((input.length + 9) / 64) * 16);
  for (let index = 0; index < input.length; index += 1) words[index >> 2]! |= input[index]! << (24 - (index & 3) * 8);
  words[input.length >> 2]! |= 0x80 << (24 - (input.length & 3) * 8);
  words[words.length - 2] = Math.floor(input.length / 0x2000_0000);
  words[words.length - 1] = input.length << 3;
  return words;
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by));
}

function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 0x1_0000_0000);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next += 1) {
    if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  }
  return primes;
}
