import { expect, test } from "@jest/globals";
import { version } from "uuid";
import { newId } from "./newId.ts";

test("ids are different, valid, and sort by age, even within a millisecond", () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(new Set(ids).size).toBe(2000);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map(version))).toEqual(new Set([7]));
  expect(new Set(ids.map((id) => id.slice(-12))).size).toBe(2000);
});
