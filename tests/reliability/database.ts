import { DatabaseSync } from "node:sqlite";
import { query } from "#tests/support/postgres.ts";

/** The shop's database, past the shop: what stands there is what happened. */
export type Database = {
  /** The first number of the first row. */
  readonly count: (sql: string) => Promise<number>;
  /** From now on every write that fulfils a purchase is counted, needed or not. */
  readonly watchFulfilments: () => Promise<void>;
  readonly fulfilments: () => Promise<number>;
};

const countFulfilments = "select count(*) from seen_fulfilments";
const table = "create table seen_fulfilments (id text)";

export function sqliteFile(path: string): Database {
  const within = <Result>(use: (file: DatabaseSync) => Result): Promise<Result> => {
    const file = new DatabaseSync(path, { timeout: 5000 });
    try {
      return Promise.resolve(use(file));
    } finally {
      file.close();
    }
  };
  const count = (sql: string) =>
    within((file) => Number(Object.values(file.prepare(sql).get() ?? {})[0]));
  return {
    count,
    watchFulfilments: () =>
      within((file) =>
        file.exec(`${table};
          create trigger watch after update of state on purchases when new.state in ('paid', 'free')
          begin insert into seen_fulfilments values (new.id); end`),
      ),
    fulfilments: () => count(countFulfilments),
  };
}

export function postgresAt(url: string): Database {
  const ask = (sql: string) => query(url, sql);
  const count = async (sql: string) => Number(Object.values((await ask(sql))[0] ?? {})[0]);
  return {
    count,
    async watchFulfilments() {
      await ask(table);
      await ask(`create function watch() returns trigger language plpgsql as
        $$ begin insert into seen_fulfilments values (new.id); return new; end $$`);
      await ask(`create trigger watch after update of state on purchases for each row
        when (new.state in ('paid', 'free')) execute function watch()`);
    },
    fulfilments: () => count(countFulfilments),
  };
}
