import { verifyLedgers } from "#bot/operations/posting/verifyLedgers.ts";
import { openDatabase } from "./openDatabase.ts";

const close = await openDatabase();
try {
  const { people, lines, findings } = await verifyLedgers(({ organizationId, userId, type, kind, text }) => {
    console.log(`${organizationId} ${userId} ${type}: ${kind}: ${text}`);
  });
  console.log(
    `${people} people, ${lines} lines: ${findings === 0 ? "every balance is proved" : `${findings} findings`}`,
  );
  process.exitCode = findings === 0 ? 0 : 1;
} finally {
  await close();
}
