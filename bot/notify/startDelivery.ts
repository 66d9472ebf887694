import { Pool } from "pg";
import type { Logger } from "pino";
import { database, watchPool } from "#db/connect.ts";
import type { Cause } from "#db/tracing/causedBy.ts";
import { recordedSpans } from "#db/tracing/inSpan.ts";
import { tracePool } from "#db/tracing/traceClient.ts";
import { deliverWith, type DeliveryOptions } from "./deliverWith.ts";
import type { Delivery } from "./runQueue.ts";

const CAUSE: Cause = { job: "delivery" };

export function startDelivery(options: DeliveryOptions & { databaseUrl: string }): Delivery {
  const pool = deliveryPool(options.databaseUrl, options.log);
  return deliverWith(pool, options, async (isIdle) => {
    if (isIdle) await pool.end();
    else pool.end().catch(() => {});
  });
}

export function deliveryPool(databaseUrl: string, log: Logger): Pool {
  const { shares, onStatement } = database();
  const pool = new Pool({
    connectionString: databaseUrl,
    max: shares.deliveries,
    application_name: "awayday delivery",
    keepAlive: true,
    options: `-c awayday.caused_by=${JSON.stringify(CAUSE)}`,
  });
  const spans = recordedSpans();
  if (spans) tracePool(pool, spans);
  if (onStatement) watchPool(pool, onStatement);
  pool.on("error", (err) => log.warn({ err }, "delivery lost a database connection"));
  return pool;
}
