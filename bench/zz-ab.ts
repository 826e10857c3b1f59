import { spawn } from "node:child_process";
import { readFileSync, rmSync, cpSync, existsSync } from "node:fs";
import { load } from "/work/main/bench/load.ts";
const root = process.env.ROOT ?? "/work/main";
const A = { MALLOC_ARENA_MAX: "2" }, M = { MALLOC_MMAP_THRESHOLD_: "32768" }, T = { MALLOC_TRIM_THRESHOLD_: "131072" };
const variants: Record<string, { flags: string[]; env: Record<string,string> }> = {
  all: { flags: ["--max-semi-space-size=8"], env: { ...A, ...M, ...T } },
  none: { flags: [], env: {} },
  semi8: { flags: ["--max-semi-space-size=8"], env: {} },
  semi16: { flags: ["--max-semi-space-size=16"], env: {} },
  malloc: { flags: [], env: { ...A, ...M, ...T } },
  arena: { flags: [], env: { ...A } },
  s16all: { flags: ['--max-semi-space-size=16'], env: { ...A, ...M, ...T } },
  s16arena: { flags: ["--max-semi-space-size=16"], env: { ...A } },
  s16arenatrim: { flags: ["--max-semi-space-size=16"], env: { ...A, MALLOC_MMAP_THRESHOLD_: "262144", ...T } },
};
const names = process.argv[2]!.split(",");
const rounds = Number(process.argv[3] ?? 3);
const paths = (process.argv[4] ?? "/cocktails?bench=1").split(",");
const memory = process.argv[5] === "mem";
const hz = 100;
const cpu = (pid: number) => { const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" "); return (Number(f[11]) + Number(f[12])) / hz; };
const rss = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
const out: Record<string, Record<string, number[]>> = {};
let port = 3900;
for (let r = 0; r < rounds; r++) for (const name of names) {
  const v = variants[name]!;
  const dir = `/dev/shm/ab-${name}`;
  port++;
  const child = spawn(process.execPath, [...v.flags, "server/main.ts"], { cwd: root, env: { ...process.env, ...v.env, PORT: String(port), DATA_DIR: dir, DATABASE_URL: "", RATE_LIMIT: "off", LOG_LEVEL: "error" }, stdio: ["ignore", "pipe", "inherit"] });
  await new Promise<void>((ok) => { let s = ""; child.stdout.on("data", (c) => { s += c; if (/is open at/.test(s)) ok(); }); });
  const o = (out[name] ??= {});
  const headers = { "accept-encoding": process.env.AE ?? "gzip", cookie: "session=none" };
  for (const p of paths) {
    const url = `http://127.0.0.1:${port}${p}`;
    const stored = !p.includes("bench=");
    const h = stored ? { "accept-encoding": process.env.AE ?? "gzip" } : headers;
    const c = stored ? { connections: 64, pipelining: 4 } : { connections: 10, pipelining: 1 };
    await load({ url, headers: h, seconds: 3, ...c });
    const c0 = cpu(child.pid!);
    const rate = await load({ url, headers: h, seconds: 5, ...c });
    const used = (cpu(child.pid!) - c0) / (rate * 5) * 1000;
    (o[`${p} rate`] ??= []).push(Math.round(rate)); (o[`${p} cpu ms`] ??= []).push(Number(used.toFixed(3)));
  }
  (o.rss ??= []).push(Math.round(rss(child.pid!)));
  await new Promise<void>((ok) => { child.once("exit", () => ok()); child.kill("SIGTERM"); });
}
for (const [n, o] of Object.entries(out)) for (const [k, v] of Object.entries(o)) console.log(n.padEnd(14), k.padEnd(34), v.join(" "));
for (const n of names) rmSync(`/dev/shm/ab-${n}`, { recursive: true, force: true });
process.exit(0);
