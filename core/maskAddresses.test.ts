import { expect, test } from "@jest/globals";
import { maskAddresses } from "./maskAddresses.ts";

test("the addresses in a mail server's error are masked", () => {
  expect(maskAddresses("550 5.1.1 <ann.o'hara+pto@a.example>: unknown; see postmaster@b.example")).toBe(
    "550 5.1.1 <…@…>: unknown; see …@…",
  );
});
