import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const LAST = { at: "2027-02-10T14:00:00.000Z", people: 1, lines: 42, findings: 0 };

test.each([
  [LAST, /^All balances verified\. 42 ledger entries for 1 person, Feb\s10,\s2027/],
  [
    { ...LAST, people: 3, findings: 2 },
    /^2 errors found in the balances\. 42 ledger entries for 3 people.*To list the errors, ask.*verify-ledger\.$/,
  ],
  ["null", /^Balances haven't been verified yet\./],
])("the settings show the last check %j", async (last, words) => {
  openApp("/settings", "Admin", { "GET /api/ledger/check": answer(200, last) });
  expect(
    await screen.findByText((_, element) => element?.tagName === "P" && words.test(element.textContent)),
  ).toBeVisible();
});

test("a check that fails to load can be retried", async () => {
  const { keys, replies } = openApp("/settings", "Owner", { "GET /api/ledger/check": answer(500, { error: "No" }) });
  expect(await screen.findByText("Failed to load the last balance check")).toBeVisible();
  replies["GET /api/ledger/check"] = LAST;
  await keys.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("All balances verified.")).toBeVisible();
});
