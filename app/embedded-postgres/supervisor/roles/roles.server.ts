import type pg from "pg";
import { BOOTSTRAP_ROLE, DATABASE, errorCode, failure, messageOf, ROLE } from "../model.server.ts";

/** What only a superuser may install on some servers; the site's migrations find them there. */
const EXTENSIONS = ["pg_trgm", "unaccent", "citext"];

const STATE = `
  SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = '${ROLE}') AS "hasRole",
         (SELECT rolname FROM pg_roles r JOIN pg_database d ON d.datdba = r.oid WHERE datname = '${DATABASE}') AS owner,
         ARRAY(SELECT extname::text FROM pg_extension) AS extensions`;

/** One statement for each thing in the database that is still the superuser's, and belongs to no extension. */
const FOREIGN = `
  WITH bootstrap AS (SELECT oid FROM pg_roles WHERE rolname = '${BOOTSTRAP_ROLE}'),
  space AS (SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'),
  member AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'),
  thing AS (
    SELECT 1 AS turn, 'pg_namespace'::regclass AS class, oid, nspowner AS owner, format('SCHEMA %I', nspname) AS name FROM space
    UNION ALL
    SELECT 2, 'pg_class'::regclass, c.oid, relowner, CASE relkind WHEN 'v' THEN 'VIEW ' WHEN 'm' THEN 'MATERIALIZED VIEW '
        WHEN 'S' THEN 'SEQUENCE ' ELSE 'TABLE ' END || c.oid::regclass
      FROM pg_class c JOIN space ON space.oid = relnamespace
      WHERE relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT EXISTS ( -- A column's sequence goes with its table.
        SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'i') AND relkind = 'S')
    UNION ALL
    SELECT 3, 'pg_proc'::regclass, p.oid, proowner, 'ROUTINE ' || p.oid::regprocedure
      FROM pg_proc p JOIN space ON space.oid = pronamespace
    UNION ALL
    SELECT 4, 'pg_type'::regclass, t.oid, typowner, 'TYPE ' || t.oid::regtype
      FROM pg_type t JOIN space ON space.oid = typnamespace LEFT JOIN pg_class c ON c.oid = typrelid
      WHERE typtype IN ('e', 'd', 'r') OR c.relkind = 'c'
  )
  SELECT format('ALTER %s OWNER TO ${ROLE}', name) AS statement FROM thing
   WHERE owner IN (SELECT oid FROM bootstrap)
     AND NOT EXISTS (SELECT FROM member WHERE (classid, objid) = (thing.class, thing.oid))
   ORDER BY turn, name`;

/**
 * Gives the site its own role, which owns the database and is no superuser, and the extensions that it builds on.
 * Databases of the first version, where the superuser owned everything, are handed over in place: all of it or
 * nothing, and again as often as something of the superuser's is found.
 * @param client connected to the site's database as the superuser, with time for this
 */
export async function furnish(client: pg.Client, log: (line: string) => void): Promise<void> {
  try {
    const { rows } = await client.query<{ hasRole: boolean; owner: string; extensions: string[] }>(STATE);
    const { hasRole = false, owner = "", extensions = [] } = rows[0] ?? {};
    const foreign = (await client.query<{ statement: string }>(FOREIGN)).rows.map(({ statement }) => statement);
    const statements = [
      ...(hasRole ? [] : [`CREATE ROLE ${ROLE} LOGIN`]),
      ...(owner === ROLE ? [] : [`ALTER DATABASE ${DATABASE} OWNER TO ${ROLE}`]),
      ...EXTENSIONS.filter((name) => !extensions.includes(name)).map((name) => `CREATE EXTENSION ${name}`),
      ...foreign,
    ];
    if (statements.length === 0) return;
    await client.query(["BEGIN", "SET LOCAL lock_timeout = '20s'", ...statements, "COMMIT"].join(";\n"));
    if (foreign.length > 0) log(`Gave the database to a role that is no superuser (${foreign.length} things in it).`);
  } catch (error) {
    const advice = errorCode(error) === "55P03" ? "end what else uses the database" : "see the cause";
    throw failure(`The site's role could not be set up (${messageOf(error)}); ${advice} and start again.`, error);
  }
}
