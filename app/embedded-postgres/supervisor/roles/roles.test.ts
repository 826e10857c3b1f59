import { appendFileSync, chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { Bench, foldersFor, identities, isRoot, passwdEntry, postgresIn, stageForFile } from "../test-kit.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const site = stageForFile();

/** Things of every sort that a site may have made as the superuser that it was. */
const FORMER = `
  CREATE SCHEMA more;
  CREATE TYPE mood AS ENUM ('dry', 'sweet');
  CREATE DOMAIN more.strength AS numeric CHECK (VALUE >= 0);
  CREATE TABLE drink (id serial PRIMARY KEY, name citext UNIQUE, mood mood, strength more.strength, at int GENERATED ALWAYS AS IDENTITY);
  INSERT INTO drink (name, mood, strength) VALUES ('Negroni', 'dry', 26), ('Alexander', 'sweet', 20);
  CREATE SEQUENCE more.counter;
  CREATE VIEW dry AS SELECT * FROM drink WHERE mood = 'dry';
  CREATE MATERIALIZED VIEW more.sweet AS SELECT * FROM drink WHERE mood = 'sweet';
  CREATE FUNCTION folded(text) RETURNS text LANGUAGE sql IMMUTABLE RETURN lower(unaccent('unaccent', $1));
  CREATE PROCEDURE more.nothing(int) LANGUAGE sql AS ''`;

/** Back to the state that the first version left: one superuser, who owns everything, and trust. */
const UNDO = "ALTER DATABASE jigger OWNER TO jigger; DROP OWNED BY jigger_site; DROP ROLE jigger_site";

const NOT_OURS = `
  SELECT relname AS name FROM pg_class WHERE relowner <> 'jigger_site'::regrole AND relnamespace = ANY ($NS)
  UNION ALL SELECT proname FROM pg_proc WHERE proowner <> 'jigger_site'::regrole AND pronamespace = ANY ($NS)
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT typname FROM pg_type WHERE typowner <> 'jigger_site'::regrole AND typnamespace = ANY ($NS)
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid IN (pg_type.oid, typelem) AND deptype = 'e')
`.replaceAll("$NS", "ARRAY['public', 'more']::regnamespace[]");

describe.each(identities)("the roles of the embedded PostgreSQL, started $label", (identity) => {
  const folders = foldersFor(identity, site);
  const { node, once } = folders;

  test("the site is no superuser, owns what it makes, and has its extensions", async () => {
    const dataDir = folders.made();
    const child = node();
    await child.start(dataDir);
    const [role] = await child.query(
      "SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user",
    );
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
    await child.query("CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE TABLE own (name citext); SELECT unaccent('é')");
    await expect(child.query("COPY own FROM PROGRAM 'id'")).rejects.toThrow(/permission denied/);
    await expect(child.query("SELECT pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/);
    await expect(child.query("SET ROLE jigger")).rejects.toThrow(/permission denied/);
  });

  test("a folder of the first version is handed over in place, with all that it holds", async () => {
    const dataDir = folders.made();
    const former = node();
    await former.start(dataDir);
    await former.ask("asSuperuser", `${UNDO}; ${FORMER}`);
    await former.ask("closePool");
    await former.ask("stop");
    writeFileSync(join(dataDir, "postgres/pg_hba.conf"), "local all all trust\nlocal replication all trust\n");
    const next = node();
    await next.start(dataDir);
    expect(next.lines.join()).toMatch(/Gave the database to a role that is no superuser \(\d+ things in it\)/);
    expect(await next.query("SELECT name, mood FROM dry")).toEqual([{ name: "Negroni", mood: "dry" }]);
    expect(await next.query("SELECT name FROM more.sweet")).toEqual([{ name: "Alexander" }]);
    expect(await next.query(NOT_OURS)).toEqual([]);
    await next.query("ALTER TABLE drink ADD COLUMN more text; INSERT INTO drink (name) VALUES (folded('Café'))");
    await next.query("ALTER TYPE mood ADD VALUE 'sour'; DROP PROCEDURE more.nothing; SELECT nextval('more.counter')");
    expect(await next.query("SELECT count(*)::int AS n FROM pg_hba_file_rules").catch(String)).toMatch(/permission/);
    await next.ask("closePool");
    await next.ask("stop");
    await next.start(dataDir);
    expect(next.lines.filter((line) => /Gave the database/.test(line))).toHaveLength(1);
  });

  once("a folder of the first version whose server still runs is handed over, too", async () => {
    const dataDir = folders.made();
    const former = node();
    await former.start(dataDir);
    await former.ask("asSuperuser", `${UNDO}; ${FORMER}`);
    await former.kill();
    const next = node();
    expect((await next.start(dataDir)).adopted).toBe(true);
    expect(await next.query(NOT_OURS)).toEqual([]);
  });

  test.runIf(isRoot && identity.uid !== undefined)(
    "another user of the machine does not get in, even to an open socket",
    async () => {
      const dataDir = folders.made();
      const child = node();
      const { connection, url } = await child.start(dataDir);
      for (const folder of [join(dataDir, ".."), dataDir, connection.host]) chmodSync(folder, 0o755);
      chmodSync(join(connection.host, ".s.PGSQL.5432"), 0o777);
      const stranger = { label: "as a stranger", uid: passwdEntry("daemon", "bin").uid };
      const bench = new Bench(stranger);
      try {
        await expect(bench.child(stranger, site()).ask("connect", url)).rejects.toThrow(/Peer authentication failed/i);
      } finally {
        await bench.clear();
      }
    },
  );

  once("rules of who may connect that somebody changed are put right by the next start", async () => {
    const dataDir = folders.made();
    appendFileSync(join(dataDir, "postgres/pg_hba.conf"), "local all all reject\nhost all all 0.0.0.0/0 trust\n");
    const child = node();
    await child.start(dataDir);
    expect(await child.ask("asSuperuser", "SELECT count(*)::int AS n FROM pg_hba_file_rules")).toEqual([{ n: 3 }]);
    await child.ask("closePool");
    await child.ask("stop");
    expect(postgresIn(dataDir)).toEqual([]);
  });
});
