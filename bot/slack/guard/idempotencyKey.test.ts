import { expect, test } from "@jest/globals";
import { idempotencyKey } from "./idempotencyKey.ts";

const view = { id: "V1", hash: "1.a" };

test.each<[string, object, string | undefined]>([
  ["a command by its trigger", { team_id: "T1", command: "/pto", trigger_id: "1.2" }, "slack T1 trigger 1.2"],
  [
    "a click by its trigger, even in a form",
    { team: { id: "T1" }, type: "block_actions", trigger_id: "3", view },
    "slack T1 trigger 3",
  ],
  [
    "a form by the state it was sent in",
    { team: { id: "T1" }, type: "view_submission", trigger_id: "4", view },
    "slack T1 view V1 1.a",
  ],
  ["an event by its id", { team_id: "T1", type: "event_callback", event_id: "Ev1" }, "slack T1 event Ev1"],
  ["no body without an id", { team_id: "T1" }, undefined],
])("the key identifies a repetition of %s", (_, body, once) => {
  expect(idempotencyKey(body)).toBe(once);
});
