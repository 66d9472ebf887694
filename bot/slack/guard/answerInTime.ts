import type { KnownBlock } from "@slack/types";

/** An answer that only the person sees. */
export interface SlackAnswer {
  text: string;
  blocks?: KnownBlock[];
}

/** In milliseconds. Slack waits 3 s; the rest is for the network. */
const PATIENCE = 2000;
const WORKING = "Working on it…";

interface Ways {
  ack: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<void>;
  respond: (answer: { response_type: "ephemeral" } & SlackAnswer) => Promise<unknown>;
}

/**
 * Runs `work`. Acknowledges with its answer within 2 s; otherwise sends "Working on it…" first and the answer later.
 */
export async function answerInTime({ ack, respond }: Ways, work: () => Promise<SlackAnswer>): Promise<void> {
  const working = work();
  const late = Symbol("late");
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), PATIENCE);
  });
  const first = await Promise.race([working, waiting]).finally(() => clearTimeout(timer));
  if (first !== late) return ack(ephemeral(first));
  // If this acknowledgement fails, the error reaches the person, and the work still completes.
  const [answer] = await Promise.all([working, ack(ephemeral({ text: WORKING }))]);
  await respond(ephemeral(answer));
}

function ephemeral(answer: SlackAnswer) {
  return { response_type: "ephemeral" as const, ...answer };
}
