import { expect, test } from "@jest/globals";
import { isMandatory, NOTIFICATION_EVENTS } from "./NotificationEvent.ts";

test("people can turn off notifications, except those about their account, those that lead to an account, webhooks that were turned off, new Admins, and raises of an Admin's own leave", () => {
  expect(NOTIFICATION_EVENTS.filter(isMandatory)).toEqual([
    "invitation.sent",
    "webhook.stopped",
    "calendar.stopped",
    "password.reset",
    "person.added",
    "admin.added",
    "ownLeave.raised",
    "secondFactor.changed",
    "account.changed",
    "email.change",
    "email.changed",
    "leaver.settled",
    "organization.confirm",
  ]);
  expect(NOTIFICATION_EVENTS.filter((event) => !isMandatory(event))).toEqual([
    "request.submitted",
    "request.edited",
    "request.reminded",
    "request.escalated",
    "request.approved",
    "request.rejected",
    "request.cancelled",
    "request.recosted",
    "request.entered",
    "request.message",
    "delegation.changed",
    "requests.moved",
    "balance.adjusted",
    "balance.settled",
    "leave.expiring",
    "block.missing",
    "slack.disconnected",
    "digest.failed",
    "ownership.transferred",
  ]);
});
