import { expect, test } from "@jest/globals";
import * as fc from "fast-check";
import { assertProperty } from "#tests/asserting/assertProperty.ts";
import { SortedList } from "./SortedList.ts";

test("a list stays sorted whatever is added and deleted, and equal items stay in the order in which they were added", () => {
  const step = fc.record({ key: fc.integer({ min: 0, max: 5 }), deletes: fc.option(fc.nat(9), { freq: 3 }) });
  assertProperty(
    fc.property(fc.array(step), (steps) => {
      const list = new SortedList<{ key: number }>((one, other) => one.key - other.key);
      let expected: { key: number }[] = [];
      for (const { key, deletes } of steps) {
        const item = { key };
        const gone = deletes === null ? undefined : expected[deletes];
        if (gone) list.delete(gone);
        list.add(item);
        expected = [...expected.filter((one) => one !== gone), item];
        const sorted = expected.toSorted((one, other) => one.key - other.key);
        expect(list.items.every((one, place) => one === sorted[place])).toBe(true);
        expect(list.items).toHaveLength(sorted.length);
      }
    }),
  );
});
