import connectPgSimple from "connect-pg-simple";
import session, { type Session, type SessionData } from "express-session";
import type pg from "pg";
import type { Logger } from "pino";
import { isStored, markStored } from "./sessionIds.ts";

const PgStore = connectPgSimple(session);
const UPDATE = "UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3";

/** Stores sessions in the table `sessions`. A session that another request or process has ended never comes back. */
export class SessionStore extends PgStore {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, log: Logger) {
    super({
      pool: preparing(pool),
      tableName: "sessions",
      createTableIfMissing: false,
      disableTouch: true,
      errorLog: (message: unknown, error: unknown) => log.warn({ err: error }, String(message)),
    });
    this.#pool = pool;
  }

  override createSession(...args: Parameters<session.Store["createSession"]>): Session & SessionData {
    const read = super.createSession(...args);
    markStored(read);
    return read;
  }

  /** Inserts new sessions but only updates stored ones, so that saving a session never restores one that has ended. */
  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!isStored(data)) return super.set(sid, data, done);
    this.#pool.query({ name: "session-update", text: UPDATE, values: [data, data.cookie.expires, sid] }).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** Wraps the pool so that each connection prepares the store's few statements once instead of each time they run. */
function preparing(pool: pg.Pool): pg.Pool {
  const query = (text: string, values: unknown[]) =>
    pool.query({ name: `sessions: ${text.slice(0, 40)}`, text, values });
  return { query } as unknown as pg.Pool;
}
