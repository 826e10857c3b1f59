/**
 * A text as it may stand in XML and HTML, in an element or in quotes of either kind: nothing in it ends them, and it holds neither
 * what XML forbids nor what nobody sees.
 */
export function asXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\u007e\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
