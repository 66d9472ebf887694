import connectPgSimple from "connect-pg-simple";
import session, { type Session, type SessionData } from "express-session";
import type pg from "pg";
import type { Logger } from "pino";
import type { Person } from "#db/queries/person.ts";
import { findSession } from "#db/queries/sessions.ts";
import { rememberPerson } from "./signedIn.ts";

const PgStore = connectPgSimple(session);
const UPDATE = "UPDATE sessions SET sess = $1, expire = $2 WHERE sid = $3";

/** Sessions in the table `sessions`. One that was ended meanwhile, by another request or machine, never comes back. */
export class SessionStore extends PgStore {
  readonly #pool: pg.Pool;
  readonly #known = new WeakSet<object>();
  readonly #people = new WeakMap<object, Person>();

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

  /** Reads the person along with their session: operations need both, and a round trip costs more than the join. */
  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    findSession(sid, new Date()).then(
      (found) => {
        if (!found) return done(null);
        const data = found.sess as SessionData;
        if (found.person) this.#people.set(data, found.person);
        done(null, data);
      },
      (error: unknown) => done(error),
    );
  }

  override createSession(...args: Parameters<session.Store["createSession"]>): Session & SessionData {
    const [req, data] = args;
    const person = this.#people.get(data);
    if (person) rememberPerson(req, person);
    const read = super.createSession(...args);
    this.#known.add(read);
    return read;
  }

  /** New sessions are inserted; one that was read is only updated, so saving it does not undo its end. */
  override set(sid: string, data: SessionData, done?: (error?: unknown) => void): void {
    if (!this.#known.has(data)) return super.set(sid, data, done);
    this.#pool.query({ name: "session-update", text: UPDATE, values: [data, data.cookie.expires, sid] }).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }
}

/** The pool, with each of the store's few statements prepared once a connection: one of them runs with every call. */
function preparing(pool: pg.Pool): pg.Pool {
  const query = (text: string, values: unknown[]) =>
    pool.query({ name: `sessions: ${text.slice(0, 40)}`, text, values });
  return { query } as unknown as pg.Pool;
}
