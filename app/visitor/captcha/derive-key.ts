import { sha256 } from "@noble/hashes/sha2.js";
import type { DeriveKeyFunction } from "altcha-lib";

/**
 * The captcha's one step of work, as the browser does it; the server's gives the same. In plain script, because the
 * browser's own SHA-256 is missing on pages that came over plain http and costs a promise for each of many short inputs.
 */
export const deriveKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  let key: Uint8Array = new Uint8Array(salt.length + password.length);
  key.set(salt);
  key.set(password, salt.length);
  for (let round = 0; round < Math.max(1, cost); round += 1) key = sha256(key);
  return { derivedKey: key.subarray(0, keyLength) };
};
