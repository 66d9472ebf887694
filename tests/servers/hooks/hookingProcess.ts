import { once } from "node:events";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { connect } from "#db/connect.ts";
import { startWebhooks } from "#bot/notify/webhooks/startWebhooks.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { hookFetch } from "./hookFetch.ts";

/** Usage: `hookingProcess.ts <database> <certificate>`. The first line of standard input is the time. */
const [databaseUrl = "", cert = ""] = process.argv.slice(2);
const [now] = (await once(createInterface(process.stdin), "line")) as [string];
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
