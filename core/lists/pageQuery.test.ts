import { expect, test } from "@jest/globals";
import { cursorAfter, idBefore, instantField, pageIn } from "./pageQuery.ts";

const ids = ["1", "2", "3", "4", "5"].map((digit) => `0000000${digit}-0000-7000-8000-000000000000`);
const all = ids.map((id) => ({ id })).toReversed();

test("the pages of a list contain each item once, even if items are added and deleted in between", () => {
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

const isTime = (text: string) => instantField().safeParse(text).success;

test("a time that the database couldn't read is refused", () => {
  const [at, fraction] = ["2027-03-01T09:00:00", "1".repeat(300)];
  for (const right of [`${at}Z`, `${at}.123Z`, `${at}+05:30`, `${at}-12:00`]) {
    expect({ right, isTime: isTime(right) }).toEqual({ right, isTime: true });
  }
  for (const wrong of ["0000-01-01T00:00:00Z", `${at}+23:59`, `${at}-16:00`, `${at}.${fraction}Z`, at, "now"]) {
    expect({ wrong, isTime: isTime(wrong) }).toEqual({ wrong, isTime: false });
  }
});
