import { expect, test } from "@jest/globals";
import {
  type ChannelChoices,
  channelsFor,
  type NotificationChannel,
  notificationChannels,
  wantsReminders,
} from "./notificationChannels.ts";

const both = ["mail", "slack"] as const;

test.each<[string, ChannelChoices, readonly NotificationChannel[], NotificationChannel[]]>([
  ["who is not in Slack gets mail", {}, ["mail"], ["mail"]],
  ["who is in Slack is told there only", {}, both, ["slack"]],
  ["who asked for mail gets both", { mail: true }, both, ["slack", "mail"]],
  ["who wants nothing in Slack gets mail", { slack: false }, both, ["mail"]],
  ["who wants no mail gets none, in Slack or not", { mail: false }, ["mail"], []],
  ["who wants no mail is told in Slack", { mail: false }, both, ["slack"]],
  ["who wants neither gets neither", { mail: false, slack: false }, both, []],
])("%s", (_, choices, reachable, channels) => {
  expect(notificationChannels(choices, reachable)).toEqual(channels);
});

test("request events also go to Slack where it is connected; invitations and disconnections go only by email", () => {
  const events = ["request.submitted", "balance.adjusted", "invitation.sent", "slack.disconnected"] as const;
  expect(events.map((event) => channelsFor(event, { hasSlack: true }))).toEqual([both, both, ["mail"], ["mail"]]);
  expect(events.map((event) => channelsFor(event, { hasSlack: false }))).toEqual(events.map(() => ["mail"]));
});

test("reminders are on by default", () => {
  expect([{}, { reminders: true }, { reminders: false }].map(wantsReminders)).toEqual([true, true, false]);
});
