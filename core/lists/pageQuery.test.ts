import { expect, test } from "@jest/globals";
import { cursorAfter, idBefore, pageIn } from "./pageQuery.ts";

const ids = ["1", "2", "3", "4", "5"].map((digit) => `0000000${digit}-0000-7000-8000-000000000000`);
const all = ids.map((id) => ({ id })).toReversed();

test("the pages of a list contain each item once, also if items are added and deleted in between", () => {
  const first = pageIn(all, { limit: 2 });
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const later = [...all.filter(({ id }) => id !== ids[1]), { id: "00000000-0000-7000-8000-000000000000" }];
  const second = pageIn(later, { limit: 2, cursor: first.nextCursor ?? "" });
  expect(second.items.map(({ id }) => id)).toEqual(ids.slice(2, 4));
  expect(pageIn(later, { limit: 2, cursor: second.nextCursor ?? "" })).toEqual({
    items: [{ id: ids[4] }],
    nextCursor: null,
  });
});

test("a cursor leads back to its id, and anything else is refused", () => {
  expect(idBefore(cursorAfter(ids[2] ?? ""))).toBe(ids[2]);
  expect(idBefore(undefined)).toBeUndefined();
  for (const wrong of ["", "c1", ids[2], `${cursorAfter(ids[2] ?? "")}0`]) {
    expect(() => idBefore(wrong)).toThrow(expect.objectContaining({ kind: "invalid", message: "Unknown cursor" }));
  }
});
