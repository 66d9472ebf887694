import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { identityOf } from "../guard/slackActor.ts";
import { toResult } from "../guard/toResult.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import type { Asker } from "./askerOf.ts";
import { bookedAnswer } from "./bookedAnswer.ts";
import { readingsText, wrongText } from "./datesAnswer.ts";
import { insteadOf } from "./insteadOf.ts";
import type { RequestLine } from "./lines/readRequestLine.ts";
import { refusalAnswer } from "./refusalAnswer.ts";
import type { CommandArgs } from "./CommandArgs.ts";

type WholeLine = Exclude<RequestLine, { step: "form" }>;

export async function replyToLine(
  { command, ack, client }: Pick<CommandArgs, "command" | "ack" | "client">,
  line: WholeLine,
  { asker, context }: { asker: Asker; context: SlackContext },
): Promise<void> {
  const { isBooked, answer } = await answerTo(line, asker);
  await ack({ response_type: "ephemeral", ...answer });
  if (isBooked) await refreshHome({ client, who: identityOf(command), context });
}

async function answerTo(line: WholeLine, asker: Asker): Promise<{ isBooked: boolean; answer: SlackAnswer }> {
  if (line.step === "book") return book(line.input, asker);
  const lineOf = (dates: string) => `/pto request ${line.type ?? ""} ${dates}${line.notes ? ` -- ${line.notes}` : ""}`;
  const text =
    line.step === "ask"
      ? readingsText(line.readings, lineOf)
      : wrongText(line.text, lineOf(line.instead), "/pto request");
  return { isBooked: false, answer: { text } };
}

async function book(input: Extract<RequestLine, { step: "book" }>["input"], asker: Asker) {
  const booked = await toResult(() => submitRequest(asker.actor, input));
  if (booked.ok) return { isBooked: true, answer: await bookedAnswer(booked.result, asker) };
  // `explain` acknowledges a repeated command silently.
  if (booked.refusal.code === "already_done") throw booked.refusal;
  return { isBooked: false, answer: refusalAnswer(booked.refusal, insteadOf(booked.refusal, input, asker)) };
}
