import { rows, type Statement } from "./statement.ts";

/** PostgreSQL's error code for a row that another transaction has locked. */
const LOCKED = "55P03";
/** All pauses together must be shorter than the lease of a calendar. */
const TRIES = 100;
const PAUSE_MS = 1000;

/** For a statement that locks its rows with NOWAIT and must not be lost. Holds no database connection between tries. */
export async function rowsWhenUnlocked<Row extends object>(statement: Statement, values: unknown[]): Promise<Row[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await rows<Row>(statement, values);
    } catch (error) {
      if (tries === TRIES || (error as { code?: unknown }).code !== LOCKED) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
