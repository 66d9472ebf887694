import type { ReceiverEvent } from "@slack/bolt";
import { kindOf, type SlackBody } from "./kindOf.ts";
import { textView } from "../blocks/textView.ts";

/** Slack waits 3 s; listeners who mind answer within 2 s, the rest is answered for. */
const DEADLINE = 2500;
const WORKING = "Working on it…";

/** What a listener acknowledges with. */
export type Answer = string | Record<string, unknown> | undefined;

/** Sends an answer that came after the acknowledgement. */
export type SendLate = (body: SlackBody, answer: Answer) => Promise<void>;

/** The one answer that Slack gets in time, whoever gives it; what a listener says afterwards follows by another way. */
export class Acknowledgement {
  readonly #body: SlackBody;
  readonly #ack: ReceiverEvent["ack"];
  readonly #sendLate: SendLate;
  readonly #timer: NodeJS.Timeout;
  #isAnswered = false;
  #wasLate = false;

  constructor({ body, ack }: ReceiverEvent, sendLate: SendLate) {
    this.#body = body;
    this.#ack = ack;
    this.#sendLate = sendLate;
    this.#timer = setTimeout(() => {
      this.#wasLate = true;
      // Nobody is there to hear of it if this can't be sent; what the listener says then comes by another way.
      this.answer(meanwhile(body)).catch(() => {});
    }, DEADLINE);
  }

  /** Whether Slack has its answer. */
  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  /** Whether no listener was in time, so that the answer was that it takes longer. */
  get wasLate(): boolean {
    return this.#wasLate;
  }

  /** Answers, or, where Slack has its answer, sends this after it. */
  async answer(answer?: Answer): Promise<void> {
    if (this.#isAnswered) return this.#sendLate(this.#body, answer);
    this.#isAnswered = true;
    clearTimeout(this.#timer);
    await this.#ack(answer);
  }
}

/** What is said while a listener takes its time. */
function meanwhile(body: SlackBody): Answer {
  const kind = kindOf(body);
  if (kind === "command") return { response_type: "ephemeral", text: WORKING };
  if (kind === "view_submission") return { response_action: "update", view: textView(WORKING) };
  return kind === "block_suggestion" ? { options: [] } : undefined;
}
