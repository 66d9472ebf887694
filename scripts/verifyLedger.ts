import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { openDatabase } from "./openDatabase.ts";

const close = await openDatabase();
try {
  const { people, entries, findings, unprovableYears } = await verifyLedgers(
    ({ organizationId, userId, type, kind, text }) => {
      console.log(`${organizationId} ${userId} ${type}: ${kind}: ${text}`);
    },
  );
  const checked = `${people} ${people === 1 ? "person" : "people"}, ${entries} ${entries === 1 ? "entry" : "entries"}`;
  const found = `${findings} ${findings === 1 ? "error" : "errors"}`;
  console.log(`${checked}: ${findings === 0 ? "all balances verified" : found}`);
  if (unprovableYears > 0) {
    console.log(
      `Accruals in ${unprovableYears} closed leave ${unprovableYears === 1 ? "year" : "years"} can't be recalculated because of unlimited terms or employment dates`,
    );
  }
  process.exitCode = findings === 0 ? 0 : 1;
} finally {
  await close();
}
