import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { addressOfErased } from "#core/erasedAddress.ts";
import { assertMayErase, ERASED, nameOfErased, shownAddress } from "./erasure.ts";

const left = {
  id: "left",
  name: "Zoë Kraus",
  role: "Employee" as const,
  endDate: "2027-02-26",
  isActive: false,
  isErased: false,
};

function codeOf(person: Partial<Parameters<typeof assertMayErase>[0]["person"]>, typedName = "Zoë Kraus"): string {
  try {
    assertMayErase({ actorId: "owner", person: { ...left, ...person }, today: "2027-02-27", typedName });
    return "allowed";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${error.kind} ${error.code}`;
  }
}

test.each<[string, Parameters<typeof codeOf>, string]>([
  ["a person whose last day was yesterday", [{ endDate: "2027-02-26" }], "allowed"],
  ["a person whose last day is today", [{ endDate: "2027-02-27" }], "conflict not_left_yet"],
  ["a person without a last day", [{ endDate: null }], "conflict not_left_yet"],
  ["an active person", [{ isActive: true }], "conflict active"],
  ["an Owner who has left", [{ role: "Owner" }], "conflict owner"],
  ["an Admin who has left", [{ role: "Admin" }], "allowed"],
  ["the Owner's own account", [{ id: "owner", isActive: true }], "forbidden own_data"],
  ["an erased person", [{ isErased: true }], "conflict erased"],
  ["a person by another name", [{}, "Zoe Kraus"], "invalid invalid_input"],
  ["a person by their name in another case", [{}, "zoë kraus"], "invalid invalid_input"],
  ["a person whose name has a combining mark", [{ name: "Zoe\u0308 Kraus" }, "Zoë Kraus"], "allowed"],
])("erasing %s is allowed or refused", (_, [person, typed], outcome) => {
  expect(codeOf(person, typed)).toBe(outcome);
});

test("erased people are numbered", () => {
  expect([0, 1, 9].map(nameOfErased)).toEqual(["Former employee", "Former employee 2", "Former employee 10"]);
});

test("the address of an erased person is shown as erased, and other addresses unchanged", () => {
  expect(shownAddress(addressOfErased("01890000-0000-7000-8000-000000000000"))).toBe(ERASED);
  expect(shownAddress("ann@acme.example")).toBe("ann@acme.example");
});
