import { expect, test } from "@jest/globals";
import { notificationChannels, type SendingChannel } from "#core/notify/notificationChannels.ts";
import { channelChoiceOf, channelChoices } from "./channelChoices.ts";

const ALL: SendingChannel[] = ["slack", "mail"];

test.each([
  [{}, "default"],
  [{ slack: true }, "default"],
  [{ mail: true }, "both"],
  [{ slack: true, mail: true }, "both"],
  [{ mail: false }, "slack"],
  [{ slack: false }, "mail"],
  [{ slack: false, mail: false }, "none"],
])("%j is shown as %s", (choices, name) => expect(channelChoiceOf(choices, ALL)).toBe(name));

test.each<[SendingChannel[], object, string]>([
  [["slack"], { slack: false, mail: true }, "none"],
  [["slack"], { mail: true }, "default"],
  [["mail"], { slack: true, mail: false }, "none"],
  [["mail"], { slack: false }, "default"],
])("with only %j, %j is shown as %s, the offered choice with the same effect", (available, choices, name) =>
  expect(channelChoiceOf(choices, available)).toBe(name),
);

test("without a channel, there is nothing to choose", () => expect(channelChoices([])).toEqual([]));

test.each<[SendingChannel[], [string, SendingChannel[]][]]>([
  [
    ["slack", "mail"],
    [
      ["Slack if available, otherwise email (default)", ["slack"]],
      ["Slack and email", ["slack", "mail"]],
      ["Slack only", ["slack"]],
      ["Email only", ["mail"]],
      ["Inbox only", []],
    ],
  ],
  [
    ["slack"],
    [
      ["Slack if available (default)", ["slack"]],
      ["Inbox only", []],
    ],
  ],
  [
    ["mail"],
    [
      ["Email (default)", ["mail"]],
      ["Inbox only", []],
    ],
  ],
])("with %j, every choice reaches the channels that its label names", (available, reached) => {
  const kept = channelChoices(available).map(({ name, label, choices: { slack, mail } }) => {
    const choices = { ...(slack !== null && { slack }), ...(mail !== null && { mail }) };
    expect(channelChoiceOf(choices, available)).toBe(name);
    return [label, notificationChannels(choices, available)];
  });
  expect(kept).toEqual(reached);
});
