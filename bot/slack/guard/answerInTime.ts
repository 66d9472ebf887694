import type { KnownBlock } from "@slack/types";

/** What only the asker gets to see. */
export interface SlackAnswer {
  text: string;
  blocks?: KnownBlock[];
}

/** Slack waits 3 s; what is left is for the way. */
const PATIENCE = 2000;
const WORKING = "Working on it…";

interface Ways {
  ack: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<void>;
  respond: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<unknown>;
}

/** Runs `work`; an answer that is there within 2 s is the acknowledgement, a later one follows "Working on it…". */
export async function answerInTime({ ack, respond }: Ways, work: () => Promise<SlackAnswer>): Promise<void> {
  const working = work();
  const late = Symbol("late");
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), PATIENCE);
  });
  const first = await Promise.race([working, waiting]).finally(() => clearTimeout(timer));
  if (first !== late) return ack(ephemeral(first));
  // Whoever asked is told even where this can't be sent any more; what the work comes to is not lost by it.
  const [answer] = await Promise.all([working, ack(ephemeral({ text: WORKING }))]);
  await respond(ephemeral(answer));
}

function ephemeral(answer: SlackAnswer) {
  return { response_type: "ephemeral" as const, ...answer };
}
