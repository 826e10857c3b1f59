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
