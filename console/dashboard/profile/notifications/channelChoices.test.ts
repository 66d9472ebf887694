import { expect, test } from "@jest/globals";
import { notificationChannels } from "#core/notify/notificationChannels.ts";
import { CHANNEL_CHOICES, channelChoiceOf } from "./channelChoices.ts";

test.each([
  [{}, "default"],
  [{ slack: true }, "default"],
  [{ mail: true }, "both"],
  [{ slack: true, mail: true }, "both"],
  [{ mail: false }, "slack"],
  [{ slack: false }, "mail"],
  [{ slack: false, mail: false }, "none"],
])("%j is shown as %s", (choices, name) => expect(channelChoiceOf(choices).name).toBe(name));

test("every choice reaches the channels that its label names", () => {
  const kept = CHANNEL_CHOICES.map(({ name, choices: { slack, mail } }) => {
    const choices = { ...(slack !== null && { slack }), ...(mail !== null && { mail }) };
    expect(channelChoiceOf(choices).name).toBe(name);
    return [name, notificationChannels(choices, ["mail", "slack"]), notificationChannels(choices, ["mail"])];
  });
  expect(kept).toEqual([
    ["default", ["slack"], ["mail"]],
    ["both", ["slack", "mail"], ["mail"]],
    ["slack", ["slack"], []],
    ["mail", ["mail"], ["mail"]],
    ["none", [], []],
  ]);
});
