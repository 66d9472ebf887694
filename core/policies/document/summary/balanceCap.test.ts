import { expect, test } from "@jest/globals";
import { parseDocument } from "../parseDocument.ts";
import { balanceCap } from "./balanceCap.ts";

const capOf = (...caps: object[]) =>
  balanceCap(
    parseDocument({
      unit: "day",
      grants: caps.map((cap, n) => ({ name: `g${n}`, frequency: "yearly", amount: 20, cap })),
    }),
    "day",
  );

test("the cap of a document with one grant is a number, rounded to two decimals", () => {
  expect(capOf({ balance: 27 })).toBe(27);
  expect(capOf({ balance: "50/3", mode: "gate" })).toBe(16.67);
  expect(capOf({ on: "12-31", balance: 10 })).toBe(10);
});

test("there is no single number for other caps, several grants, or another unit", () => {
  expect(capOf({ perYear: 10 })).toBeNull();
  expect(capOf({ balance: { weeks: 4, in: "days" } })).toBeNull();
  expect(capOf({ balance: 27 }, { balance: 5 })).toBeNull();
  expect(balanceCap(parseDocument({ unit: "day", grants: [] }), "day")).toBeNull();
  const document = parseDocument({ unit: "day", grants: [{ frequency: "yearly", amount: 20, cap: { balance: 27 } }] });
  expect(balanceCap(document, "hour")).toBeNull();
});
