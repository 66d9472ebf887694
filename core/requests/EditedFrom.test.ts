import { expect, test } from "@jest/globals";
import { editedAfter, editedFrom, editsWith } from "./EditedFrom.ts";

const span = { startDate: "2027-03-08", endDate: "2027-03-09", isHalfDay: false };
const request = { ...span, type: "vacation", typeName: "Vacation", unit: "day" as const, minutes: 960, parts: null };
const at = (minute: number) => new Date(Date.UTC(2027, 1, 1, 9, minute));

const seen = { named: ["vacation"], hidden: ["secret"] };

test("an edit keeps its time, and the time of the last edit that changed the dates or their parts", () => {
  const noted = editsWith({ ...request, editedFrom: null }, request, { seen, now: at(1) });
  expect(noted).toEqual({ editedAt: at(1).toISOString() });
  const moved = editsWith(
    { ...request, editedFrom: { ...editedFrom(request), ...noted } },
    { ...request, parts: { startPart: "pm", endPart: "full" } },
    { seen, now: at(2) },
  );
  expect(moved).toEqual({ editedAt: at(2).toISOString(), datesEditedAt: at(2).toISOString() });
  const again = editsWith({ ...request, editedFrom: { ...editedFrom(request), ...moved } }, request, {
    seen,
    now: at(3),
  });
  expect(again).toEqual({ editedAt: at(3).toISOString(), datesEditedAt: at(2).toISOString() });
});

test.each([
  ["vacation", "sick", true],
  ["sick", "secret", true],
  ["sick", "personal", false],
])("an edit from %s to %s changes what colleagues see: %s", (from, to, changes) => {
  const before = { ...request, type: from, editedFrom: { ...editedFrom(request), typeEditedAt: at(1).toISOString() } };
  const { typeEditedAt } = editsWith(before, { ...request, type: to }, { seen, now: at(2) });
  expect(typeEditedAt).toBe(at(changes ? 2 : 1).toISOString());
});

test("an edit of only the note keeps what the request was before the edit of its dates", () => {
  const fresh = { ...request, editedFrom: null };
  expect(editedAfter(fresh, request, { seen, now: at(1) })).toBeNull();
  const longer = { ...request, endDate: "2027-03-10", minutes: 1440 };
  const moved = editedAfter(fresh, longer, { seen, now: at(2) });
  expect(moved).toMatchObject({ endDate: "2027-03-09", minutes: 960, datesEditedAt: at(2).toISOString() });
  expect(editedAfter({ ...longer, editedFrom: moved }, longer, { seen, now: at(3) })).toEqual({
    ...moved,
    editedAt: at(3).toISOString(),
  });
});
