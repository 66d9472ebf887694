import { afterEach, describe, expect, jest, test } from "@jest/globals";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { YearReplay } from "#core/ledger/lots/YearReplay.ts";
import { aDocumentCase } from "#tests/scenarios/aDocumentCase.ts";
import { LotBookings } from "./LotBookings.ts";

const TODAY = "2028-03-01";
const DAY = 480;
const accrual = aDocumentCase({
  unit: "day",
  grants: [{ frequency: "yearly", amount: 10, carryOver: { max: 3, until: "03-31" } }],
});
const entries = dueEntries(accrual, [], null, TODAY);

function availableBeside(leave: Record<string, number>) {
  const evenings = jest.spyOn(YearReplay.prototype, "eveningOf");
  const costs = Object.entries(leave).map(([date, days]) => ({ date, minutes: days * DAY }));
  const available = new LotBookings({ today: TODAY, accrual, entries, leave: costs }, TODAY).availableOn(TODAY) / DAY;
  const replays = evenings.mock.calls.filter(([date]) => date === TODAY).length;
  return { available, replays };
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe("the policy's rounding rule decides how much of the balance can be used", () => {
  test.each([
    ["down", 6],
    ["up", 6.5],
    ["nearest", 6.5],
  ] as const)("%s", (mode, days) => {
    const monthly = { frequency: "monthly", amount: "25/12" } as const;
    const rounded = aDocumentCase({ unit: "day", rounding: { to: 0.5, mode }, grants: [monthly] });
    const today = "2027-03-01";
    const posted = dueEntries(rounded, [], null, today);
    const beside = (leave: { date: string; minutes: number }[]) =>
      new LotBookings({ today, accrual: rounded, entries: posted, leave }, today);
    const taken = (minutes: number) => [{ date: today, minutes }];
    expect(beside([]).availableOn(today)).toBe(days * DAY);
    expect(beside([]).fits(taken(days * DAY))).toBe(true);
    expect(beside([]).fits(taken(days * DAY + 60))).toBe(false);
    expect(beside([]).mostThatFits(taken(10 * DAY))).toBe(days * DAY);
    expect(beside(taken(days * DAY)).availableOn(today)).toBe(0);
    expect(beside(taken(days * DAY)).fits([{ date: "2027-03-02", minutes: 60 }])).toBe(false);
  });
});

describe("the amount available on a day is found with few replays", () => {
  test.each<[string, Record<string, number>, number, number]>([
    ["without other leave", {}, 13, 1],
    ["with earlier leave", { "2028-02-01": 2 }, 11, 1],
    ["with leave in the next leave year", { "2029-02-01": 2 }, 13, 1],
    ["with later leave that leaves less", { "2028-05-02": 4 }, 9, 3],
    ["with later leave that takes everything", { "2028-05-02": 10 }, 3, 3],
    ["with later leave that is short already", { "2028-05-02": 12 }, 3, 3],
  ])("%s", (_, leave, available, replays) => {
    expect(availableBeside(leave)).toEqual({ available, replays });
  });
});
