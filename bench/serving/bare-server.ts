/**
 * The least that Node's own server could do: one ready Buffer, as long as the answer it stands beside, to every
 * request; with the names and values of its headers as a second argument, those as well. What the site takes beyond this is ours.
 * `node bench/serving/bare-server.ts 11000` prints its port.
 */
import { createServer } from "node:http";

const body = Buffer.alloc(Number(process.argv[2]), "x");
const headers = JSON.parse(process.argv[3] ?? "[]") as string[];
const server = createServer((_, response) => {
  if (headers.length > 0) response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`is open at ${typeof address === "object" ? address?.port : address}\n`);
});
