import { spawnSync } from "node:child_process";
import { appendFileSync, chownSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { serverAccount } from "./run-as.server.ts";
import {
  Bench,
  isRoot,
  passwdEntry,
  postmasterOf,
  processesIn,
  signal,
  stage,
  stageForFile,
  until,
} from "./test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = stageForFile();

describe.runIf(isRoot)("as root", () => {
  const root = { label: "as root" };
  let bench: Bench;
  afterEach(() => bench.clear());

  const capabilities = (dataDir: string) =>
    readFileSync(`/proc/${postmasterOf(dataDir)}/status`, "utf8").match(/^CapEff:\t(.*)$/m)?.[1];

  test("everything may lie below a 0700 folder: the server gets the right to pass through it, and no other", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const child = bench.child(root, stage(join(bench.root, "site")));
    const { connection } = await child.start(dataDir);
    expect(connection.host).toBe(join(dataDir, "postgres.socket"));
    expect(capabilities(dataDir)).toBe("0000000000000004");
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(passwdEntry("postgres", "nobody").uid);
    await child.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
    signal(postmasterOf(dataDir), "SIGKILL");
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    await child.kill();
    const next = bench.child(root, join(bench.root, "site"));
    expect((await next.start(dataDir)).adopted).toBe(true);
    expect(await next.query("SELECT similarity('gin', 'gin') AS alike")).toEqual([{ alike: 1 }]);
    await next.ask("closePool");
    await next.ask("stop");
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
  });

  test("programs that only root may run (umask 077) are run with the right to pass file modes", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const closed = stage(join(bench.root, "site"));
    expect(spawnSync("chmod", ["-R", "go-rwx", closed]).status).toBe(0);
    const child = bench.child(root, closed);
    await child.start(dataDir);
    expect(capabilities(dataDir)).toBe("0000000000000002");
    expect(await child.query("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("where setpriv is refused, one line says what to do, and nothing is left behind", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const fake = join(bench.root, "bin");
    mkdirSync(fake);
    writeFileSync(join(fake, "setpriv"), '#!/bin/sh\necho "setpriv: not permitted" >&2\nexit 1\n', { mode: 0o755 });
    const child = bench.child(root, site(), { PATH: `${fake}:${process.env.PATH}` });
    const error = await child.start(dataDir).catch((failed) => failed);
    expect(error.message).toMatch(
      /The user "\w+" cannot reach .* or .*postgres; install setpriv \(util-linux\), or move it where .*, or start Jigger/,
    );
    expect(error.cause).toContain("not permitted");
    expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.init-"))).toEqual([]);
  });

  test("the rights that a container has by default suffice, also below a 0700 folder", async () => {
    bench = new Bench(root, 0o700);
    const dataDir = join(bench.root, "data");
    const rights = "chown,dac_override,fsetid,fowner,mknod,net_raw,setgid,setuid,setfcap,setpcap,net_bind_service";
    const bounds = `-all,${`${rights},sys_chroot,kill,audit_write`.replace(/\w+/g, "+$&")}`;
    const wrapper = ["setpriv", `--bounding-set=${bounds}`, "--"];
    const container = { ...root, wrapper };
    const child = bench.child(container, stage(join(bench.root, "site")));
    await child.start(dataDir);
    expect(capabilities(dataDir)).toBe("0000000000000002");
    signal(postmasterOf(dataDir), "SIGKILL");
    await until("it is back", () => child.lines.some((line) => /server is back/.test(line)));
    await child.kill();
    const next = bench.child(container, site());
    expect((await next.start(dataDir)).adopted).toBe(true);
    await next.ask("stop");
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
    const bare = bench.child({ ...root, wrapper: ["setpriv", "--bounding-set=-all", "--"] }, site());
    await expect(bare.start(join(bench.root, "other"))).rejects.toThrow(
      /EmbeddedDatabaseError: This root may not give .*; start Jigger as another user than root, and/,
    );
  });

  test("a deep folder below a 0700 folder works too", async () => {
    bench = new Bench(root, 0o700);
    const child = bench.child(root, site());
    const { connection } = await child.start(join(bench.root, "d".repeat(80), "data"));
    expect(connection.host.startsWith(tmpdir())).toBe(true);
    await child.ask("closePool");
    await child.ask("stop");
  });

  test("a folder made by an unprivileged user is usable as root, and its leftovers are no obstacle", async () => {
    bench = new Bench(root);
    const nobody = { label: "", ...passwdEntry("nobody") };
    chownSync(bench.root, nobody.uid, nobody.gid);
    const dataDir = join(bench.root, "data");
    const owner = bench.child(nobody, site());
    await owner.start(dataDir);
    // While it runs, root joins it as it is.
    const joined = bench.child(root, site());
    expect((await joined.start(dataDir)).adopted).toBe(true);
    for (const child of [owner, joined]) {
      await child.ask("closePool");
      await child.ask("stop");
    }
    expect(processesIn(dataDir, /postgres/)).toEqual([]);
    expect((await joined.start(dataDir)).adopted).toBe(false);
  });

  test("the server's user is postgres, else nobody, else there is a line that says what to do", async () => {
    bench = new Bench(root);
    const passwd = join(bench.root, "passwd");
    writeFileSync(passwd, "root:x:0:0::/:/bin/sh\nnobody:x:65534:65533::/:/bin/false\n");
    expect(await serverAccount(passwd)).toEqual({ name: "nobody", uid: 65534, gid: 65533 });
    appendFileSync(passwd, "postgres:x:70:71::/:/bin/false\n");
    expect(await serverAccount(passwd)).toEqual({ name: "postgres", uid: 70, gid: 71 });
    writeFileSync(passwd, "root:x:0:0::/:/bin/sh\n");
    await expect(serverAccount(passwd)).rejects.toThrow(/cannot run as root, and .*; start Jigger as another user/);
  });
});
