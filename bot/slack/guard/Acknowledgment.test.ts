import { expect, jest, test } from "@jest/globals";
import { Acknowledgment, type Answer } from "./Acknowledgment.ts";
import { textView } from "../blocks/textView.ts";
import type { SlackBody } from "./kindOf.ts";

jest.useFakeTimers();
const IN_TIME = 2499;

function sent(body: SlackBody) {
  const [answers, later]: [Answer[], Answer[]] = [[], []];
  const ack = (answer?: Answer) => Promise.resolve(void answers.push(answer));
  const acknowledgment = new Acknowledgment({ body, ack }, (_body, answer) => Promise.resolve(void later.push(answer)));
  return { acknowledgment, answers, later };
}

test("a listener in time gives the answer", async () => {
  const { acknowledgment, answers, later } = sent({ command: "/pto" });
  await jest.advanceTimersByTimeAsync(IN_TIME);
  await acknowledgment.answer({ text: "18 days" });
  await jest.advanceTimersByTimeAsync(IN_TIME);
  expect([answers, later]).toEqual([[{ text: "18 days" }], []]);
  expect([acknowledgment.isAnswered, acknowledgment.wasLate]).toEqual([true, false]);
});

test.each<[string, SlackBody, Answer]>([
  ["a command", { command: "/pto" }, { response_type: "ephemeral", text: "Working on it…" }],
  [
    "a form",
    { type: "view_submission", view: { id: "V1" } },
    { response_action: "update", view: textView("Working on it…") },
  ],
  ["a click", { type: "block_actions" }, undefined],
  ["a search", { type: "block_suggestion" }, { options: [] }],
])("%s is acknowledged if no listener is in time, and the listener's answer follows", async (_, body, meanwhile) => {
  const { acknowledgment, answers, later } = sent(body);
  await jest.advanceTimersByTimeAsync(IN_TIME + 1);
  expect([answers, acknowledgment.wasLate]).toEqual([[meanwhile], true]);
  await acknowledgment.answer({ text: "18 days" });
  expect([answers.length, later]).toEqual([1, [{ text: "18 days" }]]);
});
