import { setImmediate } from "node:timers/promises";
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
  let underWay = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }];
    const text = typeof asked === "string" ? asked : asked.text;
    // An empty one asks nothing of a table: it comes back once what was told before is heard (notices.server.ts).
    if (text !== "") heard.push(text);
    const answer = (plain as (...args: unknown[]) => unknown).apply(this, args);
    if (answer instanceof Promise) {
      underWay += 1;
      const over = () => {
        underWay -= 1;
      };
      answer.then(over, over);
    }
    return answer;
  } as typeof plain;

  /** Until what was begun before has sent all it has to: who was told of an answer is written to beside the next call. */
  async function settled(): Promise<void> {
    for (let idle = 0; idle < 2; idle = underWay > 0 ? 0 : idle + 1) await setImmediate();
  }

  return {
    async during(work) {
      await settled();
      heard = [];
      await work();
      return heard;
    },
    stop() {
      pg.Client.prototype.query = plain;
    },
  };
}
