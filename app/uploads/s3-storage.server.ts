import { AwsClient } from "aws4fetch";
import { type Settings, SettingsError } from "#app/platform/settings.server.ts";
import type { Storage } from "./storage.server.ts";

/** How long one request may take (milliseconds), and how often it is tried again where the server says that it cannot now. */
const patience = 10_000;
const retries = 2;

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

/** What `s3://bucket/prefix?endpoint=https://…&region=…` says (contract.md, 1). */
function placeIn(url: string): { base: string; region: string } {
  const { hostname: bucket, pathname, searchParams } = new URL(url);
  const region = searchParams.get("region") ?? "us-east-1";
  const endpoint = searchParams.get("endpoint") ?? `https://s3.${region}.amazonaws.com`;
  if (!bucket || !/^[a-z0-9-]{1,40}$/.test(region) || !URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new SettingsError(
      "Setting STORAGE_URL cannot be used: write s3://bucket?endpoint=https://host&region=name, the region where there is one.",
    );
  const prefix = pathname.replace(/^\/|\/$/g, "");
  return { base: [endpoint.replace(/\/$/, ""), bucket, prefix].filter(Boolean).join("/"), region };
}

/**
 * Opens a bucket of S3, or of what speaks its protocol, as the place of uploads: every process of a site that has more than one
 * machine sees the same (docs/scaling.md).
 * @throws SettingsError with one line where it cannot be used, or its bucket is not there or not ours
 */
export async function openS3({
  STORAGE_URL = "",
  AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY,
}: Settings): Promise<Storage> {
  const { base, region } = placeIn(STORAGE_URL);
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    throw new SettingsError(
      "Setting STORAGE_URL cannot be used: s3:// needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.",
    );
  const keys = { accessKeyId: AWS_ACCESS_KEY_ID, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  const client = new AwsClient({ ...keys, region, service: "s3", retries, initRetryMs: 100 });
  const ask = (method: string, name: string, init: { body?: Uint8Array<ArrayBuffer>; headers?: HeadersInit } = {}) =>
    client.fetch(name === "" ? base : `${base}/${name}`, { method, ...init, signal: AbortSignal.timeout(patience) });
  // One that does not answer now may do so later; one that says no will go on saying it.
  const status = await ask("HEAD", "").then(
    (answer) => answer.status,
    () => 0,
  );
  if (status >= 300 && status < 500)
    throw new SettingsError(`Setting STORAGE_URL cannot be used: the bucket answers ${status}.`);
  const failed = (what: string, status: number) => new Error(`the storage of uploads answered ${status} to ${what}`);
  return {
    async put(name, bytes) {
      const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
      const answer = await ask("PUT", name, { body: new Uint8Array(bytes), headers: { "content-type": type } });
      if (!answer.ok) throw failed(`keeping ${name}`, answer.status);
    },
    async get(name) {
      const answer = await ask("GET", name);
      if (answer.status === 404) return null;
      if (!answer.ok) throw failed(`reading ${name}`, answer.status);
      return Buffer.from(await answer.arrayBuffer());
    },
    async size(name) {
      const answer = await ask("HEAD", name);
      return answer.ok ? Number(answer.headers.get("content-length") ?? 0) : 0;
    },
    async remove(name) {
      const answer = await ask("DELETE", name);
      if (!answer.ok && answer.status !== 404) throw failed(`deleting ${name}`, answer.status);
    },
  };
}
