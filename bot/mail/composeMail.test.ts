import { expect, test } from "@jest/globals";
import type { Message, MessageBody } from "#bot/notify/Message.ts";
import { composeMail } from "./composeMail.ts";

function mailOf(body: MessageBody) {
  const message: Message = {
    organizationId: "1",
    id: "2",
    organizationName: "Acme",
    recipient: { id: "3", name: "Ann", email: "ann@acme.example", zone: "UTC", isProven: true },
    body,
  };
  return composeMail(message, { appUrl: "https://awayday.example" });
}

test.each<[MessageBody]>([
  [{ event: "secondFactor.changed", change: "on", byName: null }],
  [{ event: "account.changed", change: "passwordChanged" }],
  [{ event: "email.changed", byName: "Ola" }],
  [{ event: "ownLeave.raised", byName: "Ola", rules: { kind: "hours", office: "Bonn" }, id: "4", isUnknown: false }],
])("an email about %j doesn't offer to turn it off, because nobody can", (body) => {
  expect(mailOf(body).preferences).toBeUndefined();
});

test.each<[MessageBody]>([
  [{ event: "ownership.transferred", isNewOwner: true, fromName: "Ola", toName: "Ann" }],
  [{ event: "slack.disconnected", byName: "Ola" }],
])("an email about %j links to the settings that turn it off", (body) => {
  expect(mailOf(body).preferences).toBe("https://awayday.example/dashboard?preferences");
});

test.each([
  ["Ola", "Ola reset", "tell another Admin or Owner right away"],
  [null, "The server administrator reset", "tell an Admin or Owner right away"],
])("an email about a second factor that %j reset names the people to tell", (byName, who, whom) => {
  const { text } = mailOf({ event: "secondFactor.changed", change: "reset", byName });
  expect(text).toContain(`${who} your two-factor authentication.`);
  expect(text).toContain(whom);
});
