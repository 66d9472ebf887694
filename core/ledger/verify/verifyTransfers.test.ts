import { expect, test } from "@jest/globals";
import { aCase } from "#tests/scenarios/aCase.ts";
import { anEntry } from "#tests/scenarios/anEntry.ts";
import { verifyTransfers } from "./verifyTransfers.ts";

const facts = { postedThrough: "2028-02-01", changedOn: null, employmentChangedOn: null };
const vacation = {
  ...facts,
  accrual: aCase(),
  entries: [anEntry("transfer", -3, "2027-12-31", { details: { to: "sick" } })],
};
const sick = (days: number) => ({
  ...facts,
  accrual: { ...aCase(), type: "sick" as const },
  entries: days === 0 ? [] : [anEntry("transfer", days, "2028-01-01", { type: "sick", details: { from: "vacation" } })],
});

test.each([
  [3, []],
  [2, [{ kind: "wrong_amount", type: "sick", text: "Received 480 minutes too little of vacation leave in 2028" }]],
  [0, [{ kind: "wrong_amount", type: "sick", text: "Received 1,440 minutes too little of vacation leave in 2028" }]],
])("excess of three days of which %s arrived gives the findings %j", (days, findings) => {
  expect(verifyTransfers([vacation, sick(days)])).toEqual(findings);
});
