import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { openConsole } from "../testing/openConsole.tsx";
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

const aRow = {
  event: "request.approved",
  email: "maya@a.example",
  attempts: 1,
  nextAttemptAt: "2027-03-01T15:00:00.000Z",
  sentAt: null,
  createdAt: "2027-03-01T14:59:00.000Z",
  subject: "Your vacation leave was approved",
};

test("the list names each recipient, the channel, and the last error, and only failed notifications can be selected", async () => {
  openConsole("/admin/notifications", "Admin", {
    "GET /api/admin/notifications": [
      { ...aRow, id: "n1", channel: "slack", recipientName: "Maya Chen", status: "sent", lastError: null },
      { ...aRow, id: "n2", channel: "mail", recipientName: null, status: "failed", lastError: "Mailbox full" },
    ],
  });
  const [sent, failed] = (await screen.findAllByRole("row")).slice(1);
  expect(sent).toHaveTextContent("Maya Chen · Slack");
  expect(failed).toHaveTextContent("maya@a.example · Email");
  expect(failed).toHaveTextContent("Mailbox full");
  const [ofSent, ofFailed] = screen.getAllByRole("checkbox").slice(1);
  expect(ofSent).toBeDisabled();
  expect(ofFailed).toBeEnabled();
});

test("a list without failed notifications offers no selection of all rows", async () => {
  openConsole("/admin/notifications", "Admin", {
    "GET /api/admin/notifications": [
      { ...aRow, id: "n1", channel: "slack", recipientName: "Maya Chen", status: "sent", lastError: null },
    ],
  });
  expect(await screen.findByRole("checkbox")).toBeDisabled();
});
