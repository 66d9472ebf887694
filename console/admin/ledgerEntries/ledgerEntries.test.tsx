import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";

test("undoing an adjustment of one day announces an entry of −1 day", async () => {
  const { keys } = openConsole("/admin/ledger-entries/e1/show", "Admin", {
    "GET /api/admin/ledger-entries/e1": {
      id: "e1",
      userId: "maya",
      userName: "Maya Chen",
      type: "vacation",
      leaveYear: 2027,
      kind: "adjustment",
      days: 1,
      effectiveOn: "2027-03-01",
      postedAt: "2027-03-01T10:00:00.000Z",
      isUnlimited: false,
      cause: "Adjusted by Ada",
      reason: "Worked on a holiday",
      actorName: "Ada",
      requestId: null,
      lost: 0,
      expired: 0,
      canUndo: true,
    },
  });
  await keys.click(await screen.findByRole("button", { name: "Undo adjustment" }));
  const lead = "This adds an entry of −1 day for Maya Chen. The original entry stays.";
  expect(await screen.findByText(lead)).toBeVisible();
});
