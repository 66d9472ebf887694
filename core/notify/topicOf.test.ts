import { expect, test } from "@jest/globals";
import { TOPICS } from "#core/preferences/NotificationChoices.ts";
import { isMandatory, NOTIFICATION_EVENTS } from "./NotificationEvent.ts";
import { topicOf } from "./notificationChannels.ts";

test("exactly the events that people can turn off have a subject, and every subject has events", () => {
  const chosen = NOTIFICATION_EVENTS.filter((event) => topicOf(event) !== undefined);
  expect(chosen).toEqual(NOTIFICATION_EVENTS.filter((event) => !isMandatory(event)));
  expect(new Set(chosen.map(topicOf))).toEqual(new Set(TOPICS));
});
