/** The word of any case (cases.ts). */
const anyWord = /xss\d+x/i;

type Tag = { name: string; attributes: [name: string, value: string][]; content: string };

/** The tags of a page as a browser reads them, those in scripts and styles apart, each of these with what it holds. */
function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const tag = /<!--[\s\S]*?(?:-->|$)|<\/?([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [whole, name = "", rest = ""] = found;
    if (name === "" || whole.startsWith("</")) continue;
    const attributes = [...rest.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, key, double, single, bare]): [string, string] => [key!.toLowerCase(), double ?? single ?? bare ?? ""],
    );
    const raw = /^(?:script|style|title|textarea)$/i.test(name);
    const end = raw ? html.slice(tag.lastIndex).search(new RegExp(`</${name}`, "i")) : 0;
    const content = raw ? html.slice(tag.lastIndex, end < 0 ? undefined : tag.lastIndex + end) : "";
    if (raw) tag.lastIndex += content.length;
    tags.push({ name: name.toLowerCase(), attributes, content });
  }
  return tags;
}

/** Attributes whose value is only ever a text. */
const texts = /^(?:value|content|title|alt|aria-[a-z]+|placeholder|data-[a-z-]+|name|id|for|label)$/;
/** Addresses that a text may stand in: those of this site and of the web. */
const addresses = /^(?:href|src|srcset|action|formaction)$/;
const harmless = /^(?:https?:\/\/|mailto:|[/?#.])/;

/** What of a page would be at work: each place where a case is more than text. Empty where all is well. */
export function atWork(html: string): string[] {
  return tagsOf(html).flatMap(({ name, attributes, content }) => {
    const said = attributes.flatMap(([key, value]) => {
      if (anyWord.test(key)) return [`<${name}> has the attribute ${key}`];
      if (key.startsWith("on")) return [`<${name}> has ${key}=${value}`];
      if (!anyWord.test(value) || texts.test(key)) return [];
      return addresses.test(key) && harmless.test(value) ? [] : [`<${name}> has ${key}=${value}`];
    });
    if (anyWord.test(name)) said.push(`<${name}>`);
    const of = Object.fromEntries(attributes);
    // What pages are told comes as strings, in which no "<" stands.
    const told = content.startsWith("window.__reactRouterContext") && !content.includes("<");
    // What is JSON no browser runs.
    const isData = of.type === "application/ld+json" || of.type === "application/json";
    if (name === "script" && !isData && anyWord.test(content) && !told) said.push(`a script: ${content.slice(0, 80)}`);
    if (name === "script" && isData && !isJson(content)) said.push(`${of.type} that is none`);
    if (name === "base" || (name === "meta" && of["http-equiv"] === "refresh") || (name === "object" && of.data))
      said.push(`<${name}>`);
    return said;
  });
}

/** The same for a feed: what it consists of is known. */
export function atWorkInFeed(xml: string): string[] {
  const known =
    /^(?:\?xml|feed|entry|title|subtitle|link|id|updated|published|author|name|uri|content|summary|category|rights|icon|logo|generator)$/;
  return tagsOf(xml).flatMap(({ name, attributes }) => [
    ...(known.test(name) ? [] : [`<${name}>`]),
    ...attributes.flatMap(([key, value]) => (key.startsWith("on") || anyWord.test(key) ? [`${key}=${value}`] : [])),
  ]);
}

/** Cells of a table that a spreadsheet would run. */
export function formulasIn(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,)"?([=+\-@\t\r][^",\n]*)/gm)].map(([, cell]) => cell!);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
