import { countText } from "#core/countText.ts";
import { releaseHeld } from "#bot/operations/notifications/releaseHeld.ts";
import { openDatabase } from "./openDatabase.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run release-messages -- [--discard]
Sends the messages that are held after a restore; with --discard, discards them.`;

const { discard = false } = optionsOf({ discard: { type: "boolean" } }, USAGE);
const close = await openDatabase();
try {
  const count = await releaseHeld({ discard });
  console.log(`${countText(count, "message")} ${discard ? "discarded" : "released"}`);
} finally {
  await close();
}
