const kept = "delivery-warning";

/** True where the delivery warning was shown in this session already; it is from now on (contract.md, 10). In the browser only. */
export function warnedBefore(): boolean {
  try {
    if (sessionStorage.getItem(kept)) return true;
    sessionStorage.setItem(kept, "1");
  } catch {
    // Where nothing can be stored it is shown each time.
  }
  return false;
}
