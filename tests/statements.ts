import pg from "pg";

/** What a piece of work sends to the database: the text of each statement, `begin` and `commit` too. */
export type Statements = {
  /** Does the work and gives every statement that the process sent meanwhile; one piece of work at a time. */
  during(work: () => Promise<unknown>): Promise<string[]>;
  stop(): void;
};

/** Listens to every statement of this process, whoever sends it; open it before any connection is. */
export function listenToStatements(): Statements {
  const plain = pg.Client.prototype.query;
  let heard: string[] = [];
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }];
    heard.push(typeof asked === "string" ? asked : asked.text);
    return (plain as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof plain;
  return {
    async during(work) {
      heard = [];
      await work();
      return heard;
    },
    stop() {
      pg.Client.prototype.query = plain;
    },
  };
}
