import { countText, peopleText } from "#core/countText.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { openDatabase } from "./openDatabase.ts";

const close = await openDatabase();
try {
  const { people, entries, findings, unprovableYears } = await verifyLedgers(
    ({ organizationId, userId, type, kind, text }) => {
      console.log(`${organizationId} ${userId} ${type}: ${kind}: ${text}`);
    },
  );
  const checked = `${peopleText(people)}, ${entries} ${entries === 1 ? "entry" : "entries"}`;
  const found = countText(findings, "error");
  console.log(`${checked}: ${findings === 0 ? "all balances verified" : found}`);
  if (unprovableYears > 0) {
    console.log(
      `Accruals in ${countText(unprovableYears, "closed leave year")} can't be recalculated because of unlimited terms, employment dates, or facts recorded later`,
    );
  }
  process.exitCode = findings === 0 ? 0 : 1;
} finally {
  await close();
}
