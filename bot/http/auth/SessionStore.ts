import connectPgSimple from "connect-pg-simple";
import type { Request } from "express";
import session, { type Session, type SessionData } from "express-session";
import type pg from "pg";
import type { Logger } from "pino";
import { hasOnlyBeenSeen, isAsStored, isStored, markStored } from "./sessionIds.ts";

const PgStore = connectPgSimple(session);
/** Waits for row locks, because a change to a session must not be lost. */
const UPDATE = "UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3";
/** Skips locked sessions, because requests that wait could exhaust the connection pool. */
const SEEN = `
    UPDATE sessions SET sess = $1, expire = $2
    WHERE sid IN (SELECT sid FROM sessions WHERE sid = $3 FOR NO KEY UPDATE SKIP LOCKED)`;

/** Never restores a session that another request or process has ended. */
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

  override regenerate(req: Request, done: (error?: unknown) => void): void {
    if (isStored(req.session)) return super.regenerate(req, done);
    (this as unknown as { generate: (req: Request) => void }).generate(req);
    done();
  }

  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!isStored(data)) return super.set(sid, data, done);
    // express-session expects an asynchronous callback.
    if (isAsStored(data)) return process.nextTick(() => done?.());
    const [name, text] = hasOnlyBeenSeen(data) ? ["session-seen", SEEN] : ["session-update", UPDATE];
    this.#pool.query({ name, text, values: [data, data.cookie.expires, sid] }).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

function preparing(pool: pg.Pool): pg.Pool {
  const query = (text: string, values: unknown[]) =>
    pool.query({ name: `sessions: ${text.slice(0, 40)}`, text, values });
  return { query } as unknown as pg.Pool;
}
