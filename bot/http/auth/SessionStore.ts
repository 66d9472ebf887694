import connectPgSimple from "connect-pg-simple";
import type { Request } from "express";
import session, { type Session, type SessionData } from "express-session";
import type pg from "pg";
import type { Logger } from "pino";
import { hasOnlyBeenSeen, isAsStored, isStored, markStored } from "./sessionIds.ts";

const PgStore = connectPgSimple(session);
/** Waits for other transactions, because a change to what a session may do must not be lost. */
const UPDATE = "UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3";
/** Requests that waited for a locked session would take up the connections that everyone needs. */
const SEEN = `
    UPDATE sessions SET sess = $1, expire = $2
    WHERE sid IN (SELECT sid FROM sessions WHERE sid = $3 FOR NO KEY UPDATE SKIP LOCKED)`;

/** A session that another request or process has ended never comes back. */
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

  /**
   * Gives a request a new session, and deletes its old session if that was stored. A visitor's session isn't stored.
   */
  override regenerate(req: Request, done: (error?: unknown) => void): void {
    if (isStored(req.session)) return super.regenerate(req, done);
    // express-session adds this function, which its types don't declare here.
    (this as unknown as { generate: (req: Request) => void }).generate(req);
    done();
  }

  /** Only updates stored sessions, so that saving a session never restores one that has ended. */
  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!isStored(data)) return super.set(sid, data, done);
    // express-session expects no result before it has written the response.
    if (isAsStored(data)) return process.nextTick(() => done?.());
    const [name, text] = hasOnlyBeenSeen(data) ? ["session-seen", SEEN] : ["session-update", UPDATE];
    this.#pool.query({ name, text, values: [data, data.cookie.expires, sid] }).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** Each connection prepares the store's few statements once instead of each time they run. */
function preparing(pool: pg.Pool): pg.Pool {
  const query = (text: string, values: unknown[]) =>
    pool.query({ name: `sessions: ${text.slice(0, 40)}`, text, values });
  return { query } as unknown as pg.Pool;
}
