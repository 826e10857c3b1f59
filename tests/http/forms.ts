import sharp from "sharp";
import { type Client, sameOrigin } from "./client.ts";

let photograph: Promise<Buffer> | undefined;

/** Sends a form with a photograph as a browser does. */
export async function sendPicture(client: Client, to: string, fields: Record<string, string>) {
  photograph ??= sharp({ create: { width: 460, height: 440, channels: 3, background: "#804020" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("image", new File([new Uint8Array(await photograph)], "drink.jpg"));
  const request = new Request("http://site", { method: "POST", body: form });
  const headers = { ...sameOrigin, "content-type": request.headers.get("content-type")! };
  return client.send(to, { method: "POST", headers, body: Buffer.from(await request.arrayBuffer()) });
}
/** A text of a page as it is read. */
export const unescaped = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What a browser without script would send back of the form of an entry at the desk. */
export async function contentForm(client: Client, path: string): Promise<Record<string, string>> {
  const { text } = await client.get(path);
  const form = /<form[^>]*aria-label="What it says"[\s\S]*?<\/form>/.exec(text)![0];
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [name, value = ""] = [/ name="([^"]*)"/.exec(tag)?.[1], / value="([^"]*)"/.exec(tag)?.[1]];
    const box = tag.includes('type="checkbox"');
    if (name && (!box || tag.includes("checked"))) fields[name] = box ? "on" : unescaped(value);
  }
  for (const [, name, value] of form.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)<\/textarea>/g))
    fields[name!] = unescaped(value!).replace(/^\n/, "");
  for (const [, name, options] of form.matchAll(/<select[^>]*name="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const chosen = /<option([^>]*) selected=""[^>]*>([^<]*)/.exec(options!);
    fields[name!] = chosen ? unescaped(/value="([^"]*)"/.exec(chosen[1]!)?.[1] ?? chosen[2]!) : "";
  }
  return fields;
}
