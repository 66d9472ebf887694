import { expect, test } from "@jest/globals";
import type { SendingChannel } from "#core/notify/notificationChannels.ts";
import { TOPIC_CHOICES, type TopicChoice } from "#core/preferences/NotificationChoices.ts";
import { topicChoiceOf, topicChoices } from "./topicChoices.ts";

test.each<[SendingChannel[], TopicChoice[], TopicChoice[]]>([
  [
    ["slack", "mail"],
    ["slack", "mail", "both", "inbox"],
    ["slack", "mail", "both", "inbox"],
  ],
  [["slack"], ["slack", "inbox"], ["slack", "inbox", "slack", "inbox"]],
  [["mail"], ["mail", "inbox"], ["inbox", "mail", "mail", "inbox"]],
  [[], ["inbox"], ["inbox", "inbox", "inbox", "inbox"]],
])("with %j, a subject offers %j, and earlier choices are shown as %j", (available, offered, shown) => {
  expect(topicChoices(available)).toEqual(offered);
  expect(TOPIC_CHOICES.map((choice) => topicChoiceOf(choice, available))).toEqual(shown);
});
