import { expect, test } from "@jest/globals";
import { mayReadLedger } from "./mayReadLedger.ts";
import { ROLES } from "./roles.ts";

test("everyone reads their own ledger, Manager and above anyone's", () => {
  expect(ROLES.filter((role) => mayReadLedger({ id: "me", role }, "me"))).toEqual([...ROLES]);
  expect(ROLES.filter((role) => mayReadLedger({ id: "me", role }, "other"))).toEqual(["Manager", "Admin", "Owner"]);
});
