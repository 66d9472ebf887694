import { expect, test } from "@jest/globals";
import { EVENT_LABELS, notificationTitle } from "./notificationLabels.ts";

test("events are labeled in plain words, not with their code names", () => {
  expect(Object.values(EVENT_LABELS).join(" ")).not.toMatch(/[._]|recosted|entered|digest/i);
});

test("a notification is titled with its event and recipient", () => {
  expect(notificationTitle({ event: "request.approved", recipientName: "Maya Chen", email: "maya@a.example" })).toBe(
    "Request approved: Maya Chen",
  );
});
