import { expect, test } from "@jest/globals";
import { notifiedBy } from "./notifiedBy.ts";
import { resetFactorText } from "./resetFactorText.ts";
import { setUpServices } from "./testing/setUpServices.ts";

test("a reset of two-factor authentication promises an email only if the server sends email", () => {
  setUpServices(["mail"]);
  expect([notifiedBy(), resetFactorText("Ann", "2027-03-01T12:00:00Z")]).toEqual([
    "by email",
    expect.stringMatching(/and notifies them by email\.$/),
  ]);
  setUpServices([]);
  expect([notifiedBy(), resetFactorText("Ann", "2027-03-01T12:00:00Z")]).toEqual([
    "in their inbox",
    expect.stringMatching(/and notifies them in their inbox\.$/),
  ]);
});
