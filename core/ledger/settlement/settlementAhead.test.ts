import { expect, test } from "@jest/globals";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { isTooFarAhead } from "./isTooFarAhead.ts";
import { settlementAhead } from "./settlementAhead.ts";

test("a settlement years ahead is calculated year by year, so that other work runs in between", () => {
  const document = {
    unit: "day",
    grants: [{ frequency: "yearly", amount: 24, leaverShare: "completedMonths", carryOver: { max: 3 } }],
    settlement: { pay: { max: 5 } },
  } as const;
  const endDate = "2029-06-30";
  const ledger = { accrual: aDocumentCase(document, { endDate }), entries: [] };
  expect([...settlementAhead(ledger, { today: "2027-01-01", endDate, former: null })]).toEqual([
    null,
    null,
    null,
    { paidOut: 5 * 480, reclaimed: 0, writtenOff: 10 * 480 },
  ]);
});

test("a settlement is calculated for ten years ahead", () => {
  expect(isTooFarAhead("2037-03-01", "2027-03-01")).toBe(false);
  expect(isTooFarAhead("2037-03-02", "2027-03-01")).toBe(true);
});

const grant = { frequency: "yearly", amount: 24, leaverShare: "completedMonths" } as const;
const leaving = { today: "2027-03-01", endDate: "2027-06-30", former: null };

function ahead(document: object) {
  const accrual = aDocumentCase({ unit: "day", ...document }, { endDate: "2027-06-30" });
  return [...settlementAhead({ accrual, entries: [] }, leaving)].at(-1);
}

test("the settlement ahead names the facts for which it waits", () => {
  const pay = { max: { by: "grade", map: { A: 3 } } };
  expect(ahead({ grants: [grant], settlement: { pay } })).toEqual({
    paidOut: 0,
    reclaimed: 0,
    writtenOff: 0,
    waitingFor: ["grade"],
  });
  const amount = { by: "grade", map: { A: 24 } };
  expect(ahead({ grants: [{ ...grant, amount }], settlement: { pay: "all" } })).toMatchObject({
    waitingFor: ["grade"],
  });
  expect(ahead({ grants: [grant], settlement: { pay: "all" } })).toEqual({
    paidOut: 12 * 480,
    reclaimed: 0,
    writtenOff: 0,
  });
});
