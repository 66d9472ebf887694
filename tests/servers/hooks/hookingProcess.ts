import { pino } from "pino";
import { connect } from "#db/connect.ts";
import { startWebhooks } from "#bot/notify/webhooks/startWebhooks.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { hookFetch } from "./hookFetch.ts";

/**
 * Sends webhooks to a local server until the process is killed, with a clock frozen at `now`: `hookingProcess.ts
 * <database> <certificate> <now>`.
 */
const [databaseUrl = "", cert = "", now = ""] = process.argv.slice(2);
const clock = { now: () => new Date(now) };
connect(databaseUrl);
configureOperations({ clock, sealer: createSealer(["a key for tests"]) });
startWebhooks({
  databaseUrl,
  fetch: hookFetch(cert),
  objectOf: async () => undefined,
  clock,
  log: pino({ level: "silent" }),
});
