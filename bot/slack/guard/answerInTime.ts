import type { KnownBlock } from "@slack/types";
import { DEADLINES, settledWithin } from "./deadlines.ts";

export interface SlackAnswer {
  text: string;
  blocks?: KnownBlock[];
}

const WORKING = "Working on it…";

interface Ways {
  ack: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<void>;
  respond: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<unknown>;
}

export async function answerInTime({ ack, respond }: Ways, work: () => Promise<SlackAnswer>): Promise<void> {
  const working = work();
  const inTime = await settledWithin(DEADLINES.answer, working);
  if (inTime) return ack(ephemeral(inTime));
  const [answer] = await Promise.all([working, ack(ephemeral({ text: WORKING }))]);
  await respond(ephemeral(answer));
}

function ephemeral(answer: SlackAnswer) {
  return { response_type: "ephemeral" as const, ...answer };
}
