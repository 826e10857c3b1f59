import { createHash, createHmac } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { readSettings } from "#app/platform/settings.server.ts";
import { scratchFolder } from "#tests/scratch.ts";
import { openStorage, uploadName } from "./storage.server.ts";

const folder = scratchFolder("jigger-uploads-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const open = (STORAGE_URL: string) => openStorage(readSettings({ DATA_DIR: folder, STORAGE_URL }));
const bytes = Buffer.from("a picture");
const picture = {
  ...{ width: 880, height: 880, grid: "a1f".repeat(16) },
  files: [{ format: "webp" as const, width: 880, data: bytes }],
};

it("keeps what is put under its name, and forgets what is removed", async () => {
  const storage = await open(pathToFileURL(join(folder, "elsewhere")).href);
  const name = uploadName("avatars", picture);
  expect(await storage.get(name)).toBeNull();
  await storage.put(name, bytes);
  expect(await storage.get(name)).toEqual(bytes);
  expect(readdirSync(join(folder, "elsewhere/avatars"))).toHaveLength(1);
  await storage.remove(name);
  await storage.remove(name);
  expect(await storage.get(name)).toBeNull();
});

it("has another name for each upload, the same file twice included", () => {
  expect(uploadName("avatars", picture)).not.toBe(uploadName("avatars", picture));
});

it("is led nowhere else by a name", async () => {
  const storage = await open("");
  for (const name of ["../secret", "avatars/../../secret.webp", "avatars/a.webp/..", "/etc/passwd", "avatars/.webp"]) {
    expect(await storage.get(name)).toBeNull();
    await expect(storage.put(name, bytes)).rejects.toThrow("no name of an upload");
  }
});

it("says which setting cannot be used", async () => {
  await expect(open("s3://bucket?endpoint=x")).rejects.toThrow("STORAGE_URL");
  await expect(open("s3://bucket")).rejects.toThrow("AWS_ACCESS_KEY_ID");
  await expect(open("file:///proc/nowhere")).rejects.toThrow(/STORAGE_URL.*nowhere/);
});

const [id, secret] = ["AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"];
const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Whether a request is signed as AWS's own description of its fourth signature has it, reckoned here a second time. */
function isSigned({ method, url = "", headers }: IncomingMessage, body: Buffer): boolean {
  const [, credential = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [who, day = "", region = "", service = "", end = ""] = credential.split("/");
  const told = String(headers["x-amz-content-sha256"]);
  const signed = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const asked = [method, url.split("?")[0], "", signed.join(""), names, told].join("\n");
  const scope = [day, region, service, end].join("/");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(asked)].join("\n");
  const key = [day, region, service, end].reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`);
  const right = [
    who === id,
    service === "s3",
    region === "eu-west-2",
    told === "UNSIGNED-PAYLOAD" || told === sha256(body),
  ];
  return right.every(Boolean) && hmac(key, text).toString("hex") === signature;
}

it("keeps the same in a bucket, by requests that are signed", async () => {
  const kept = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const name = request.url!;
    if (!isSigned(request, body)) return response.writeHead(403).end();
    if (name === "/bar/media") return response.writeHead(200).end();
    if (request.method === "PUT") kept.set(name, body);
    if (request.method === "DELETE") response.writeHead(kept.delete(name) ? 204 : 404).end();
    else if (!kept.has(name)) response.writeHead(404).end();
    else if (request.method === "HEAD") response.writeHead(200, { "content-length": kept.get(name)!.byteLength }).end();
    else response.writeHead(200).end(kept.get(name));
  });
  await new Promise<void>((open) => server.listen(0, "127.0.0.1", open));
  const { port } = server.address() as AddressInfo;
  const STORAGE_URL = `s3://bar/media?endpoint=http://127.0.0.1:${port}&region=eu-west-2`;
  const bucket = (AWS_SECRET_ACCESS_KEY: string) =>
    openStorage(readSettings({ DATA_DIR: folder, STORAGE_URL, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY }));
  try {
    await expect(bucket("another")).rejects.toThrow("the bucket answers 403");
    const storage = await bucket(secret);
    const name = uploadName("avatars", picture);
    expect([await storage.get(name), await storage.size(name)]).toEqual([null, 0]);
    await storage.put(name, bytes);
    expect([await storage.get(name), await storage.size(name)]).toEqual([bytes, bytes.byteLength]);
    expect([...kept.keys()]).toEqual([`/bar/media/${name}`]);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.get("../secret")).toBeNull();
    expect(kept.size).toBe(0);
  } finally {
    await new Promise((closed) => server.close(closed));
  }
});
