import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
import "../Console.tsx";
import "./NotificationShow.tsx";

test.each([
  ["kept", "Stored", "Sent"],
  ["sent", "Sent", "Stored"],
])("the time of a notification with the status %s is labeled %s", async (status, label, other) => {
  openConsole("/admin/notifications/n1/show", "Admin", {
    "GET /api/admin/notifications/n1": {
      id: "n1",
      event: "request.approved",
      channel: "mail",
      recipientName: "Maya Chen",
      email: "maya@a.example",
      status,
      attempts: 1,
      nextAttemptAt: "2027-03-01T15:00:00.000Z",
      lastError: null,
      sentAt: "2027-03-01T15:00:00.000Z",
      createdAt: "2027-03-01T14:59:00.000Z",
      subject: "Your vacation leave was approved",
    },
  });
  expect(await screen.findByText(label, { selector: "dt" })).toBeVisible();
  expect(screen.queryByText(other, { selector: "dt" })).toBeNull();
});
