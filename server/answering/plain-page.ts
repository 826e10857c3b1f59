/** When to ask again, where nothing better is known (seconds). */
export const retryAfter = "5";

/**
 * A page for when pages cannot be rendered: no database, no script, no build needed.
 * It looks like the site and says what to do.
 */
export function plainPage(status: number, title: string, text: string): Response {
  const { headers, html } = plainDocument(status, title, text);
  return new Response(html, { status, headers });
}

/** The same, for where there is no request yet that a `Response` could answer. */
export function plainDocument(
  status: number,
  title: string,
  text: string,
): { headers: Record<string, string>; html: string } {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Jigger</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#faf6ef,#14110f);color:light-dark(#211a14,#f3ece2);font:18px/1.6 Georgia,serif}
main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}a{color:inherit}
</style>
</head>
<body><main><p>Jigger</p><h1>${title}</h1><p>${text}</p><p><a href="">Reload</a> · <a href="/">Home</a></p></main></body>
</html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    ...(status === 503 ? { "retry-after": retryAfter } : {}),
  };
  return { headers, html };
}
