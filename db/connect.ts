import { Pool } from "pg";
import { Sequelize } from "sequelize";
import { defineModels } from "./models/defineModels.ts";
import { columnTypes } from "./columnTypes.ts";

/** The ways into one database. */
export interface Database {
  /** Models with their transactions. */
  sequelize: Sequelize;
  /** Sessions and hot reads. */
  pool: Pool;
  /** Lists and reports: few, so that whoever reads a long one keeps nobody else waiting. */
  searches: Pool;
  onStatement?: ((sql: string) => void) | undefined;
}

export interface ConnectOptions {
  /** Connections of the pool of transactions, and as many of hot reads. */
  poolSize?: number;
  /** Called with each statement's SQL; tests count with it. */
  onStatement?: (sql: string) => void;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  onError?: (error: Error) => void;
}

/** Dates become text in SQL; a server may be set to write them in another order. */
const ISO_DATES = "-c datestyle=ISO";
/**
 * Hot reads are looked up by key, so one plan serves all values. Left to itself PostgreSQL plans some of them anew each
 * time, which takes twice as long as running them.
 */
const ONE_PLAN = "-c plan_cache_mode=force_generic_plan";

const SEARCHES = 4;
/** What a report sorts and joins, some ten thousand rows at once, fits into it. */
const ROOM = "-c work_mem=16MB";

let open: Database | undefined;

/** Opens the pools and binds the models. One database a process: `disconnect` before connecting elsewhere. */
export function connect(url: string, { poolSize = 10, onStatement, onError }: ConnectOptions = {}): Database {
  if (open) throw new Error("Already connected to a database");
  const sequelize = new Sequelize(url, {
    dialect: "postgres",
    logging: onStatement ? (sql) => onStatement(sql) : false,
    pool: { max: poolSize, min: 0, acquire: 20_000, idle: 30_000 },
    dialectOptions: { application_name: "awayday", keepAlive: true, options: ISO_DATES },
    define: { underscored: true, timestamps: false },
  });
  defineModels(sequelize);
  const openPool = (max: number, options: string) => {
    const pool = new Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 20_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: "awayday",
      options,
      types: columnTypes,
    });
    pool.on("error", (error) => onError?.(error));
    if (onStatement) watch(pool, onStatement);
    return pool;
  };
  const pool = openPool(poolSize, `${ISO_DATES} ${ONE_PLAN}`);
  const searches = openPool(Math.min(poolSize, SEARCHES), `${ISO_DATES} ${ROOM}`);
  open = { sequelize, pool, searches, onStatement };
  return open;
}

/** The open database; throws when `connect` was not called. */
export function database(): Database {
  if (!open) throw new Error("Not connected to a database");
  return open;
}

/** Closes all pools, waiting for what runs. */
export async function disconnect(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.pool.end();
  await closing?.searches.end();
  await closing?.sequelize.close();
}

function watch(pool: Pool, onStatement: (sql: string) => void): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      onStatement(typeof first === "string" ? first : (first as { text: string }).text);
      return query(...args);
    }) as typeof client.query;
  });
}
