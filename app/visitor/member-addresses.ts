/** Addresses that are somebody's own, without a language prefix (contract.md, 13: Signed out). */
const own = /^\/(?:your|your-account|my-bar|builder)(?:\/|$)/;
const open = /^\/(?:your-account\/login|builder(?:\/(?:home|login|register|forgot-password|get-started))?)\/?$/;

/**
 * True for a path that only shows something to who is signed in, whether there is such a page or not: an answer that
 * differed would tell which there are. Addresses are compared as the router does, in any case of their letters.
 */
export function isForMembers(path: string): boolean {
  const plain = path.toLowerCase().replace(/\/{2,}/g, "/");
  return own.test(plain) && !open.test(plain);
}
