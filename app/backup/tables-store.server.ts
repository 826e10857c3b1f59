import { sql } from "kysely";
import type { Queries } from "#app/database/database.server.ts";

/** A table of the site: its name, and the columns that are stored rather than reckoned. */
export type Table = { name: string; columns: string[] };
export type Sequence = { name: string; value: string };

/** So many rows are on their way at once; each is a text. */
const batch = 500;
const schema = "public";

/** Every table of the site's own but the list of its migrations, by name. */
export async function tablesOf(db: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select class.relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = ${schema}::regnamespace and relkind = 'r' and relname <> 'migration'
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')
    group by class.relname order by class.relname`.execute(db);
  return rows;
}

/** How far every sequence has counted; one that has not begun is left out. */
export async function sequencesOf(db: Queries): Promise<Sequence[]> {
  const found = await sql<Sequence>`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = ${schema} and last_value is not null order by sequencename`.execute(db);
  return found.rows;
}

/** All rows of a table, each as the server writes it, some at a time: a transaction has to be open. */
export async function* rowsOf(db: Queries, { name }: Table): AsyncGenerator<string[]> {
  await sql`declare rows no scroll cursor for select t::text as row from ${sql.id(schema, name)} t`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close rows`.execute(db);
}

/** Puts rows back as they were written. */
export async function putRows(db: Queries, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const all = sql.join(columns.map((column) => sql.id(column)));
  await sql`insert into ${sql.id(schema, name)} (${all}) overriding system value
    select ${all} from unnest(${rows}::${sql.id(schema, name)}[])`.execute(db);
}

/** Sets a sequence to where it had counted. */
export async function putSequence(db: Queries, { name, value }: Sequence): Promise<void> {
  await sql`select setval(${`${schema}.${name}`}::regclass, ${value}::bigint)`.execute(db);
}

/**
 * Empties all tables and takes off, until `done`, what would look at each row by itself: what refers to what is checked at once at the
 * end, and what follows from a row stands in the backup already.
 * @returns puts it all on again, and fails where a row refers to what is not there
 */
export async function emptied(db: Queries, tables: readonly Table[]): Promise<() => Promise<void>> {
  const named = tables.map(({ name }) => sql.id(schema, name));
  await sql`truncate ${sql.join(named)}`.execute(db);
  const { rows: references } = await sql<{ name: string; table: string; says: string }>`
    select conname as name, relname as table, pg_get_constraintdef(con.oid) as says
    from pg_constraint con join pg_class on pg_class.oid = conrelid
    where contype = 'f' and relnamespace = ${schema}::regnamespace order by conname`.execute(db);
  for (const { name, table } of references)
    await sql`alter table ${sql.id(schema, table)} drop constraint ${sql.id(name)}`.execute(db);
  for (const table of named) await sql`alter table ${table} disable trigger user`.execute(db);
  return async () => {
    for (const table of named) await sql`alter table ${table} enable trigger user`.execute(db);
    for (const { name, table, says } of references)
      await sql`alter table ${sql.id(schema, table)} add constraint ${sql.id(name)} ${sql.raw(says)}`.execute(db);
  };
}
