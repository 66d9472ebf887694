import { main } from "#bot/main.ts";
import { buildIfNeeded } from "./buildIfNeeded.js";
import { CAST, DEMO_PASSWORD, emailOf } from "./demo/cast.ts";
import { demoToday, handClock, seedDemo } from "./demo/seedDemo.ts";

/** A year passes by hand while the demonstration is made; then the time is the real one. */
const hand = handClock();
let living = false;
const clock = { now: () => (living ? new Date() : hand.now()) };

await buildIfNeeded();
await main(
  { ...process.env, DATA_DIR: process.env["DATA_DIR"] ?? ".data/demo" },
  {
    clock,
    prepare: async () => {
      console.log("Preparing the demonstration: a year in the life of an organisation …");
      await seedDemo(demoToday(new Date()), hand);
      living = true;
    },
  },
);

console.log(`\nSign in with the password "${DEMO_PASSWORD}" as`);
for (const { name, role, office } of CAST) {
  console.log(`  ${emailOf(name).padEnd(34)} ${role.padEnd(9)} ${office === "Berlin" ? "Berlin" : "New York"}`);
}
