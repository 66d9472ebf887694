import { type ClientBase, Pool, type PoolConfig, types } from "pg";
import { Sequelize } from "sequelize";
import { defineModels } from "./models/defineModels.ts";
import { columnTypes } from "./columnTypes.ts";
import { type ConnectionShares, connectionShares } from "./connectionShares.ts";
import { directTransactions } from "./directTransactions.ts";
import { lowerPriority, type OpenClient } from "./lowerPriority.ts";
import { SteadyClient } from "./SteadyClient.ts";
import { recordedSpans } from "./tracing/inSpan.ts";
import { traceClient, tracePool } from "./tracing/traceClient.ts";

interface Database {
  sequelize: Sequelize;
  pool: Pool;
  searches: Pool;
  shares: ConnectionShares;
  onStatement?: ((sql: string) => void) | undefined;
}

export interface ConnectOptions {
  shares?: ConnectionShares;
  /** In milliseconds. */
  lockTimeout?: number;
  onStatement?: (sql: string) => void;
  onError?: (error: Error) => void;
}

const ISO_DATES = "-c datestyle=ISO";
const ONE_PLAN = "-c plan_cache_mode=force_generic_plan";

/** See `directTransactions`. */
const READ_ONLY = "-c default_transaction_read_only=on";

/** In milliseconds. */
const LOCK_TIMEOUT = 15_000;

/** In milliseconds. */
const READ_LOCK_TIMEOUT = 5000;

const SEARCH_MEMORY = "-c work_mem=16MB";

let open: Database | undefined;

export function connect(
  url: string,
  { shares = connectionShares(), lockTimeout = LOCK_TIMEOUT, onStatement, onError }: ConnectOptions = {},
): Database {
  if (open) throw new Error("Already connected to a database");
  const sequelize = new Sequelize(url, {
    dialect: "postgres",
    dialectModule: { types, Client: SteadyClient },
    logging: onStatement ? (sql) => onStatement(sql) : false,
    pool: { max: shares.transactions, min: 0, acquire: 20_000, idle: 30_000 },
    dialectOptions: {
      application_name: "awayday",
      keepAlive: true,
      options: `${ISO_DATES} ${READ_ONLY} -c lock_timeout=${lockTimeout}`,
    },
    define: { underscored: true, timestamps: false },
  });
  const spans = recordedSpans();
  if (spans) sequelize.addHook("afterConnect", (connection) => traceClient(connection as ClientBase, spans));
  defineModels(sequelize);
  directTransactions(sequelize, onStatement);
  const openPool = (max: number, options: string, more: PoolConfig = {}) => {
    const pool = new Pool({
      Client: SteadyClient,
      connectionString: url,
      max,
      connectionTimeoutMillis: 20_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: "awayday",
      options,
      types: columnTypes,
      ...more,
    });
    pool.on("error", (error) => onError?.(error));
    if (onStatement) watchPool(pool, onStatement);
    if (spans) tracePool(pool, spans);
    return pool;
  };
  const readLockTimeout = Math.min(lockTimeout, READ_LOCK_TIMEOUT);
  const pool = openPool(shares.reads, `${ISO_DATES} ${ONE_PLAN} -c lock_timeout=${readLockTimeout}`);
  const searches = openPool(shares.searches, `${ISO_DATES} ${SEARCH_MEMORY}`, {
    onConnect: (client) => lowerPriority(client as OpenClient),
  });
  open = { sequelize, pool, searches, shares, onStatement };
  return open;
}

export function database(): Database {
  if (!open) throw new Error("Not connected to a database");
  return open;
}

export function connectedPool(): Pool | undefined {
  return open?.pool;
}

export interface PoolState {
  pool: "transactions" | "reads" | "searches";
  busy: number;
  idle: number;
  waiting: number;
}

export function poolStates(): PoolState[] {
  if (!open) return [];
  const { pool: own } = open.sequelize.connectionManager as unknown as { pool: SequelizePool };
  return [
    { pool: "transactions", busy: own.using, idle: own.available, waiting: own.waiting },
    stateOf("reads", open.pool),
    stateOf("searches", open.searches),
  ];
}

interface SequelizePool {
  using: number;
  available: number;
  waiting: number;
}

function stateOf(name: PoolState["pool"], { totalCount, idleCount, waitingCount }: Pool): PoolState {
  return { pool: name, busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

export async function disconnect(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.pool.end();
  await closing?.searches.end();
  await closing?.sequelize.close();
}

export function watchPool(pool: Pool, onStatement: (sql: string) => void): void {
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      onStatement(typeof first === "string" ? first : (first as { text: string }).text);
      return query(...args);
    }) as typeof client.query;
  });
}
