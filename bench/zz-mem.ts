import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
const A = { MALLOC_ARENA_MAX: "2" }, M = { MALLOC_MMAP_THRESHOLD_: "32768" }, T = { MALLOC_TRIM_THRESHOLD_: "131072" };
const variants: Record<string, { flags: string[]; env: Record<string,string> }> = {
  all: { flags: ["--max-semi-space-size=8"], env: { ...A, ...M, ...T } },
  none: { flags: [], env: {} },
  malloc: { flags: [], env: { ...A, ...M, ...T } },
  arena: { flags: [], env: { ...A } },
  s16all: { flags: ["--max-semi-space-size=16"], env: { ...A, ...M, ...T } },
  s16mid: { flags: ["--max-semi-space-size=16"], env: { ...A, MALLOC_MMAP_THRESHOLD_: "131072", ...T } },
  s12all: { flags: ["--max-semi-space-size=12"], env: { ...A, ...M, ...T } },
};
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) / 100; };
const st = (pid: number, k: string) => Math.round(Number(new RegExp(k + ":\\s+(\\d+)").exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024);
let port = 3850;
for (const name of process.argv[2]!.split(",")) {
  const v = variants[name]!; port++;
  const dir = `/dev/shm/mem-${name}`;
  const child = spawn(process.execPath, [...v.flags, "server/main.ts"], { cwd: "/work/main", env: { ...process.env, ...v.env, PORT: String(port), DATA_DIR: dir, DATABASE_URL: "", RATE_LIMIT: "off", LOG_LEVEL: "error" }, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ok) => { let s = ""; child.stdout.on("data", (c) => { s += c; if (/is open at/.test(s)) ok(); }); });
  const url = `http://127.0.0.1:${port}`;
  const index = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses: string[] = [];
  for (const map of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const listed = await (await fetch(new URL(new URL(map[1]!).pathname, url))).text();
    for (const [, loc] of listed.matchAll(/<loc>([^<]+)<\/loc>/g)) addresses.push(new URL(loc!).pathname);
  }
  const start = st(child.pid!, "VmRSS");
  const c0 = cpu(child.pid!);
  let asked = 0;
  const reader = async () => { while (asked < 10_000) { const path = addresses[asked++ % addresses.length]; await (await fetch(`${url}${path}?bench=1`, { headers: { "accept-encoding": "gzip", cookie: "session=none" } })).arrayBuffer(); } };
  await Promise.all(Array.from({ length: 10 }, reader));
  const m = await (await fetch(`${url}/metrics`)).text();
  const g = (k: string) => Math.round(Number(new RegExp(`^${k} (\\S+)`, "m").exec(m)?.[1]) / 1e6);
  console.log(name, "start", start, "rss MB", st(child.pid!, "VmRSS"), "anon", st(child.pid!, "RssAnon"), "hwm", st(child.pid!, "VmHWM"), "cpu s", (cpu(child.pid!) - c0).toFixed(1), "heap", g("nodejs_heap_size_used_bytes"), g("nodejs_heap_size_total_bytes"), "ext", g("nodejs_external_memory_bytes"));
  await new Promise<void>((ok) => { child.once("exit", () => ok()); child.kill("SIGTERM"); });
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
