/**
 * Texts that somebody might send who wishes readers ill: made by us, by systematic construction. Each has a context that it
 * tries to leave, a carrier that would run, and an encoding that a filter might not see through; every two of a context, a
 * carrier and an encoding stand together in at least one case (a covering array of strength two, the third at its plainest).
 * The word of a case, `xss17`, is in no text of ours, so that it is found again wherever it comes out.
 */

/** What stands before, to leave the place where a text is shown. */
const contexts = {
  text: "",
  "a double quoted attribute": '">',
  "a single quoted attribute": "'>",
  "an attribute without quotes": " >",
  "a script": "</script>",
  "a string in a script": '";',
  "a title": "</title>",
  "a textarea": "</textarea>",
  "a style": "</style>",
  "a comment": "-->",
  CDATA: "]]>",
  "JSON in a page": '"}]}',
  "a template": "{{constructor}}",
  "a cell of a table": "=1+1;",
} as const;

/** What would run, or would lead somewhere that runs; `word` is the case's own. */
const carriers: Record<string, (word: string) => string> = {
  "a script": (word) => `<script>${word}()</script>`,
  "an image": (word) => `<img src=x onerror=${word}()>`,
  "an SVG": (word) => `<svg onload=${word}()>`,
  "a script in an SVG": (word) => `<svg><script>${word}()</script></svg>`,
  "a frame": (word) => `<iframe srcdoc="<b>${word}">`,
  "an address of a script": (word) => `<a href=javascript:${word}()>x</a>`,
  "an address of data": (word) => `<a href=data:text/html,${word}>x</a>`,
  "details that open": (word) => `<details open ontoggle=${word}()>`,
  "a field with the focus": (word) => `<input autofocus onfocus=${word}()>`,
  "an attribute": (word) => `" onmouseover=${word}() x="`,
  "another attribute": (word) => `' onmouseover='${word}()'`,
  "a base": (word) => `<base href=//${word}.example>`,
  "a refresh": (word) => `<meta http-equiv=refresh content=0;//${word}>`,
  "an object": (word) => `<object data=javascript:${word}()>`,
  "a bare address": (word) => `javascript:${word}()`,
  "an address that leaves its quotes": (word) => `https://a.example/"onmouseover=${word}()//`,
};

/** How it is written. */
const encodings: Record<string, (text: string) => string> = {
  plain: (text) => text,
  "mixed case": (text) => text.replace(/(?<=<\/?)[a-z]+|javascript/g, (word) => word.toUpperCase()),
  "named entities": (text) => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "numbered entities": (text) => text.replaceAll("<", "&#60").replaceAll(":", "&#x3a;"),
  "percent signs": (text) => text.replaceAll("<", "%3C").replaceAll(">", "%3E"),
  "wide letters": (text) => text.replaceAll("<", "＜").replaceAll(">", "＞"),
  "breaks in words": (text) => text.replace("javascript", "java\tscript").replace(/<(?=[a-z])/g, "<\u200b<"),
  "escapes of JSON": (text) => text.replaceAll("<", "\\u003c"),
};

export type XssCase = { word: string; name: string; text: string; plain: boolean };

/** All cases, each with a word of its own. */
export const xssCases: readonly XssCase[] = built();

function built(): XssCase[] {
  const [firstContext] = Object.keys(contexts) as (keyof typeof contexts)[];
  const [firstCarrier] = Object.keys(carriers);
  const chosen: [keyof typeof contexts, string, string][] = [];
  for (const context of Object.keys(contexts) as (keyof typeof contexts)[])
    for (const carrier of Object.keys(carriers))
      for (const encoding of Object.keys(encodings)) {
        const plainest = [context === firstContext, carrier === firstCarrier, encoding === "plain"];
        if (plainest.some(Boolean)) chosen.push([context, carrier, encoding]);
      }
  return chosen.map(([context, carrier, encoding], at) => {
    const word = `xss${at}x`;
    const text = encodings[encoding]!(contexts[context] + carriers[carrier]!(word));
    return { word, name: `${context}, ${carrier}, ${encoding}`, text, plain: encoding === "plain" };
  });
}
