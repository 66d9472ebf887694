import { expect, test } from "@jest/globals";
import type { Message, MessageBody } from "#bot/notify/Message.ts";
import { composeMail } from "./composeMail.ts";

/** Returns the URL of the notification settings in an email to a member. */
function preferencesOf(body: MessageBody): string | undefined {
  const message: Message = {
    organizationId: "1",
    id: "2",
    organizationName: "Acme",
    recipient: { id: "3", name: "Ann", email: "ann@acme.example", zone: "UTC", isProven: true },
    body,
  };
  return composeMail(message, { appUrl: "https://awayday.example" }).preferences;
}

test.each<[MessageBody]>([
  [{ event: "secondFactor.changed", change: "on", byName: null }],
  [{ event: "account.changed", change: "passwordChanged" }],
  [{ event: "email.changed", byName: "Ola" }],
  [{ event: "ownLeave.raised", byName: "Ola", rules: { kind: "hours", office: "Bonn" }, id: "4", isUnknown: false }],
])("an email about %j doesn't offer to turn it off, because nobody can", (body) => {
  expect(preferencesOf(body)).toBeUndefined();
});

test.each<[MessageBody]>([
  [{ event: "ownership.transferred", isNewOwner: true, fromName: "Ola", toName: "Ann" }],
  [{ event: "slack.disconnected", byName: "Ola" }],
])("an email about %j links to the settings that turn it off", (body) => {
  expect(preferencesOf(body)).toBe("https://awayday.example/dashboard?preferences");
});
