import { EventEmitter, once } from "node:events";
import type { Answer, Browser } from "../servers/httpServer.ts";

export type Status = "pending" | "approved" | "rejected" | "cancelled";

export interface Write {
  client: Browser;
  path: string;
  body: object;
  key: string;
  confirm: (answer: Answer) => void;
}

interface Known {
  status: Status;
  maybe: Status | undefined;
}

export class Confirmed {
  readonly requests = new Map<string, Known>();
  readonly submitted = new Set<string>();
  readonly files: { emails: string[]; isConfirmed: boolean }[] = [];
  readonly failures: string[] = [];
  answers = 0;
  refusals = 0;
  unanswered = 0;
  #toRepeat: Write[] = [];
  readonly #arriving = new EventEmitter();

  async send(write: Write): Promise<boolean> {
    const { client, path, body, key, confirm } = write;
    const answer = await this.call(() => client.send("POST", path, body, { "idempotency-key": key }));
    if (!answer) this.#toRepeat.push(write);
    else if (answer.status < 300) confirm(answer);
    return answer !== undefined;
  }

  async again(): Promise<void> {
    const waiting = this.#toRepeat;
    this.#toRepeat = [];
    for (const write of waiting) await this.send(write);
  }

  async more(count: number): Promise<void> {
    const wanted = this.answers + count;
    while (this.answers < wanted) await once(this.#arriving, "answer");
  }

  async call(make: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await make();
      this.answers += 1;
      this.#arriving.emit("answer");
      if (answer.status >= 500) this.failures.push(`${answer.status} ${JSON.stringify(answer.body)}`);
      else if (answer.status >= 400) this.refusals += 1;
      return answer;
    } catch (error) {
      // fetch rejects with a TypeError if there is no connection or an incomplete response.
      if (!(error instanceof TypeError)) throw error;
      this.unanswered += 1;
      return undefined;
    }
  }

  differing(stored: ReadonlyMap<string, string>): string[] {
    return [...this.requests].flatMap(([id, { status, maybe }]) => {
      const found = stored.get(id) ?? "missing";
      return found === status || found === maybe ? [] : `${id} is ${found} instead of ${status}`;
    });
  }
}
