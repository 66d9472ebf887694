import type { ReceiverEvent } from "@slack/bolt";
import { DEADLINES } from "./deadlines.ts";
import { kindOf, type SlackBody } from "./kindOf.ts";
import { textView } from "../blocks/textView.ts";

const WORKING = "Working on it…";

export type Answer = string | Record<string, unknown> | undefined;

type SendLate = (body: SlackBody, answer: Answer) => Promise<void>;

export class Acknowledgment {
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
      this.answer(meanwhile(body)).catch(() => {});
    }, DEADLINES.acknowledge);
  }

  get isAnswered(): boolean {
    return this.#isAnswered;
  }

  get wasLate(): boolean {
    return this.#wasLate;
  }

  async answer(answer?: Answer): Promise<void> {
    if (this.#isAnswered) return this.#sendLate(this.#body, answer);
    this.#isAnswered = true;
    clearTimeout(this.#timer);
    await this.#ack(answer);
  }
}

function meanwhile(body: SlackBody): Answer {
  const kind = kindOf(body);
  if (kind === "command") return { response_type: "ephemeral", text: WORKING };
  if (kind === "view_submission") return { response_action: "update", view: textView(WORKING) };
  return kind === "block_suggestion" ? { options: [] } : undefined;
}
