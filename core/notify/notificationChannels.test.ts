import { expect, test } from "@jest/globals";
import { type NotificationChoices, TOPICS } from "#core/preferences/NotificationChoices.ts";
import { isMandatory, NOTIFICATION_EVENTS } from "./NotificationEvent.ts";
import {
  channelsFor,
  channelsOf,
  notificationChannels,
  type SendingChannel,
  topicOf,
  wantsReminders,
} from "./notificationChannels.ts";

const both = ["mail", "slack"] as const;

test.each<[string, NotificationChoices, readonly SendingChannel[], SendingChannel[]]>([
  ["a person who isn't in Slack gets email", {}, ["mail"], ["mail"]],
  ["a person in Slack gets a message there only", {}, both, ["slack"]],
  ["a person who chose email gets both", { mail: true }, both, ["slack", "mail"]],
  ["a person who turned Slack off gets email", { slack: false }, both, ["mail"]],
  ["a person who turned email off and isn't in Slack gets nothing", { mail: false }, ["mail"], []],
  ["a person who turned email off gets a message in Slack", { mail: false }, both, ["slack"]],
  ["a person who turned both off gets neither", { mail: false, slack: false }, both, []],
])("%s", (_, choices, reachable, channels) => {
  expect(notificationChannels(choices, reachable)).toEqual(channels);
});

test("request events also go to Slack where it is connected; invitations and disconnections go only by email", () => {
  const events = ["request.submitted", "balance.adjusted", "invitation.sent", "slack.disconnected"] as const;
  expect(events.map((event) => channelsFor(event, { hasSlack: true }))).toEqual([both, both, ["mail"], ["mail"]]);
  expect(events.map((event) => channelsFor(event, { hasSlack: false }))).toEqual(events.map(() => ["mail"]));
});

const channels = (choices: NotificationChoices, hasSlack: boolean) =>
  channelsOf("ownLeave.raised", choices, { hasSlack });

test("a person who turned every channel off is still notified of a raise of an Admin's own leave, on the usual channel", () => {
  const off = { mail: false, slack: false };
  expect([channels(off, true), channels(off, false), channels({ mail: true }, true)]).toEqual([
    ["slack"],
    ["mail"],
    ["slack", "mail"],
  ]);
  expect(channelsOf("balance.adjusted", off, { hasSlack: true })).toEqual(["inbox"]);
});

test("the channels for a subject replace those for everything, except for events that can't be turned off", () => {
  const choices: NotificationChoices = {
    mail: false,
    topics: { decisions: "both", messages: "inbox", slack: "slack" },
  };
  const events = [
    "request.approved",
    "request.message",
    "balance.adjusted",
    "slack.disconnected",
    "admin.added",
  ] as const;
  expect(events.map((event) => channelsOf(event, choices, { hasSlack: true }))).toEqual([
    ["slack", "mail"],
    ["inbox"],
    ["slack"],
    ["inbox"],
    ["slack"],
  ]);
});

test("reminders are on by default", () => {
  expect([{}, { reminders: true }, { reminders: false }].map(wantsReminders)).toEqual([true, true, false]);
});

test("exactly the events that people can turn off have a subject, and every subject has events", () => {
  const chosen = NOTIFICATION_EVENTS.filter((event) => topicOf(event) !== undefined);
  expect(chosen).toEqual(NOTIFICATION_EVENTS.filter((event) => !isMandatory(event)));
  expect(new Set(chosen.map(topicOf))).toEqual(new Set(TOPICS));
});
