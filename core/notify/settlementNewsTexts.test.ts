import { expect, test } from "@jest/globals";
import { settledInWords, settlementNewsText, type SettlementNews } from "./settlementNewsTexts.ts";

const VACATION = {
  type: "vacation",
  typeName: "Vacation",
  unit: "day",
  paidOut: 2400,
  reclaimed: 0,
  writtenOff: 0,
} as const;
const NEWS: SettlementNews = {
  userId: "maya",
  personName: null,
  on: "2027-06-30",
  isCorrection: false,
  settled: [VACATION],
};

test("the news of a settlement names the person, the last day, and the amounts", () => {
  expect(settlementNewsText(NEWS)).toBe("Your balances were settled as of your last day, Jun 30, 2027");
  expect(settlementNewsText({ ...NEWS, personName: "Maya Chen", isCorrection: true })).toBe(
    "Maya Chen's settlement as of their last day, Jun 30, 2027, was corrected",
  );
  expect(settlementNewsText({ ...NEWS, isCorrection: true, settled: [{ ...VACATION, paidOut: 0 }] })).toBe(
    "Your settlement as of your last day, Jun 30, 2027, was reversed",
  );
  expect(settledInWords(NEWS)).toEqual([["Vacation", "5 days paid out"]]);
});
