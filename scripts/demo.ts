import { main } from "#bot/main.ts";
import { buildIfNeeded } from "./build/buildIfNeeded.js";
import { CAST, DEMO_PASSWORD, demoEntrances, emailOf } from "./demo/cast.ts";
import { startDemoCalendars } from "./demo/demoCalendars.ts";
import { startDemoSlack } from "./demo/demoSlack.ts";
import { isForeignDatabase } from "./demo/isForeignDatabase.ts";
import { demoToday, handClock, seedDemo } from "./demo/seedDemo.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run demo
Starts Awayday with sample data. PORT (3000) and DATA_DIR (.data/demo) change its port and its folder.`;
optionsOf({}, USAGE);

const hand = handClock();
let living = false;
const clock = { now: () => (living ? new Date() : hand.now()) };

if (process.env["NODE_ENV"] === "production") {
  console.error("NODE_ENV is production: the demo and its sandboxes don't run in production");
  process.exit(1);
}
if (await isForeignDatabase(process.env["DATABASE_URL"])) {
  console.error(
    "The database at DATABASE_URL contains other organizations: the demo needs an empty database, or one that it created",
  );
  process.exit(1);
}
await buildIfNeeded();
const slack = process.env["SLACK_CLIENT_ID"] ? undefined : await startDemoSlack(process.env["PORT"]);
const hasCalendars = process.env["GOOGLE_CALENDAR_CLIENT_ID"] || process.env["MICROSOFT_CLIENT_ID"];
const calendars = hasCalendars ? undefined : await startDemoCalendars(process.env["PORT"]);
const running = await main(
  { ...process.env, ...slack?.env, ...calendars?.env, DATA_DIR: process.env["DATA_DIR"] ?? ".data/demo" },
  {
    clock,
    demo: demoEntrances(),
    prepare: async () => {
      console.log("Preparing the demo: one year of sample data…");
      await seedDemo(demoToday(new Date()), hand, async () => {
        living = true;
        await slack?.connect();
      });
    },
  },
);
if (slack) {
  slack.leadTo(running.url);
  console.log(`The Slack sandbox is at ${slack.url}`);
}
if (calendars) console.log(`The calendar sandbox is at ${calendars.url}`);

console.log(`\nSign in with the password "${DEMO_PASSWORD}" as`);
for (const { name, role, office } of CAST) {
  console.log(`  ${emailOf(name).padEnd(34)} ${role.padEnd(9)} ${office}`);
}
