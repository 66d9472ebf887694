import { expect, test } from "@jest/globals";
import { movedBefore } from "./movedBefore.ts";

const policies = [
  { id: "a", position: 2 },
  { id: "b", position: 3 },
  { id: "c", position: 7 },
];

test.each<[id: string, next: string | null, order: string]>([
  ["c", "a", "c2 a3 b7"],
  ["a", "c", "b2 a3 c7"],
  ["a", null, "b2 c3 a7"],
  ["c", null, "a2 b3 c7"],
  ["b", "b", "a2 b3 c7"],
])("%s before %s takes its place, and the others keep their order", (id, next, order) => {
  const moved = movedBefore(policies, { id, next });
  expect(moved.map((one) => `${one.id}${one.position}`).join(" ")).toBe(order);
});
