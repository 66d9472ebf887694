import { pino } from "pino";
import { connect } from "#db/connect.ts";
import { startDelivery } from "#bot/notify/startDelivery.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { mailTo } from "../asserting/deliverNow.ts";

/** Usage: `deliveringProcess.ts <database> <smtp> <now>`. */
const [databaseUrl = "", smtpUrl = "", now = ""] = process.argv.slice(2);
const clock = { now: () => new Date(now) };
connect(databaseUrl);
configureOperations({ clock, sealer: createSealer(["a key for tests"]) });
startDelivery({
  databaseUrl,
  clock,
  channels: [mailTo(smtpUrl, "https://awayday.example")],
  log: pino({ level: "silent" }),
});
