import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { openDatabase } from "./openDatabase.ts";

const close = await openDatabase();
try {
  const { people, lines, findings, unprovableYears } = await verifyLedgers(
    ({ organizationId, userId, type, kind, text }) => {
      console.log(`${organizationId} ${userId} ${type}: ${kind}: ${text}`);
    },
  );
  console.log(
    `${people} people, ${lines} entries: ${findings === 0 ? "all balances verified" : `${findings} findings`}`,
  );
  if (unprovableYears > 0) {
    console.log(
      `Accruals in ${unprovableYears} closed leave years can't be recalculated because of unlimited terms or employment dates`,
    );
  }
  process.exitCode = findings === 0 ? 0 : 1;
} finally {
  await close();
}
