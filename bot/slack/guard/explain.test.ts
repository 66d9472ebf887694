import { expect, test } from "@jest/globals";
import { pino } from "pino";
import { Refusal } from "#core/refusal.ts";
import { Acknowledgment, type Answer } from "./Acknowledgment.ts";
import { textView } from "../blocks/textView.ts";
import { explain } from "./explain.ts";
import type { SlackBody } from "./kindOf.ts";

const refusal = new Refusal("conflict", "decided", "Already approved by <Ann & Bob>");
const TEXT = "Already approved by &lt;Ann &amp; Bob&gt;";
const OUR_FAULT = "Something went wrong on our side. Please try again in a moment.";

async function seen(body: SlackBody, failure: unknown, { isAnswered = false } = {}) {
  const [answers, replies, logged]: [Answer[], string[], string[]] = [[], [], []];
  const later = {
    send: () => Promise.resolve(),
    sendText: (_body: SlackBody, text: string) => Promise.resolve(void replies.push(text)),
  };
  const ack = (answer?: Answer) => Promise.resolve(void answers.push(answer));
  const acknowledgment = new Acknowledgment({ body, ack }, later.send);
  if (isAnswered) await acknowledgment.answer();
  const log = pino({ level: "error" }, { write: (line: string) => void logged.push(line) });
  await explain(failure, body, acknowledgment, { later, log });
  return { answers, replies, logged: logged.length };
}

const command = { command: "/pto" };
const form = { type: "view_submission", view: { id: "V1" } };
const click = { type: "block_actions" };

test("a refusal is shown in its own words, with its markup escaped", async () => {
  expect(await seen(command, refusal)).toEqual({
    answers: [{ response_type: "ephemeral", text: TEXT }],
    replies: [],
    logged: 0,
  });
  expect((await seen(form, refusal)).answers).toEqual([{ response_action: "update", view: textView(TEXT) }]);
  expect(await seen(click, refusal)).toEqual({ answers: [undefined], replies: [TEXT], logged: 0 });
});

test("a refusal after the acknowledgment is sent by other means", async () => {
  for (const body of [command, form, click]) {
    expect(await seen(body, refusal, { isAnswered: true })).toEqual({
      answers: [undefined],
      replies: [TEXT],
      logged: 0,
    });
  }
});

test("an internal error reveals nothing about the inside, and is logged", async () => {
  const { replies, logged } = await seen(click, new Error("password of the database"));
  expect([replies, logged]).toEqual([[OUR_FAULT], 1]);
});

test("a repeated action, and the outcome of an event, are acknowledged silently", async () => {
  const again = new Refusal("conflict", "already_done", "This was already done");
  expect(await seen(click, again)).toEqual({ answers: [undefined], replies: [], logged: 0 });
  expect(await seen({ type: "event_callback" }, refusal)).toEqual({ answers: [undefined], replies: [], logged: 0 });
});
