import { expect, test } from "@jest/globals";
import type { WantedEntry } from "#core/feeds/calendarEntry.ts";
import { changedEntries } from "./changedEntries.ts";

const parts = { startPart: "am", endPart: "am" } as const;
const morning = { startDate: "2027-03-08", endDate: "2027-03-08", isHalfDay: true, parts, zone: "Europe/Berlin" };
const entries = Array.from({ length: 10_000 }, (_, index): WantedEntry => ({
  ...morning,
  id: `${index}`,
  personName: "Ann",
  title: null,
}));

test("other work runs while many entries are compared, and no more is compared than is sent", async () => {
  const first = await changedEntries(entries, [], 3);
  expect(first.map(({ id }) => id)).toEqual(["0", "1", "2"]);

  const sentHash = first[0]?.sentHash ?? "";
  const sent = entries.map(({ id }) => ({ entryId: id, eventId: id, sentHash }));
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  expect(await changedEntries(entries, sent, 3)).toEqual([]);
  clearInterval(other);
  expect(turns).toBeGreaterThan(1);
});
