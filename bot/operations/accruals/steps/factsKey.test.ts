import { expect, test } from "@jest/globals";
import { factsKey } from "./factsKey.ts";

const factsOf = (label: string) => {
  const policy = { id: label, type: "vacation", group: label.repeat(10_000), from: "2027-01-01", until: null };
  return { assigned: { policies: [{ ...policy, versions: [] }], officePatterns: null } };
};

test("the keys of people with large policies stay short, and differ if the policies differ", () => {
  expect(factsKey(factsOf("a"))).toBe(factsKey(factsOf("a")));
  expect(factsKey(factsOf("a"))).not.toBe(factsKey(factsOf("b")));
  expect(factsKey(factsOf("a")).length).toBeLessThan(100);
});
