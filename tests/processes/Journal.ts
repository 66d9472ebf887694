import { shortOrLong } from "../soak/shortOrLong.ts";
import { waitUntil } from "../soak/waitUntil.ts";
import type { Fleet, Span } from "./Fleet.ts";

interface Trouble {
  what: string;
  at: number;
  /** 0 if there was no response. */
  status: number;
  detail: string;
  cutOffBy: string | null;
  retryAfter: string | null;
}

interface Response {
  status: number;
  headers: Headers;
  body?: unknown;
}

const EXPECTED = new Set(["already_decided", "overlap", "already_invited", "email_taken"]);
/** In milliseconds. */
const AFTERMATH = shortOrLong(30_000, 5000);
const REPEATED = ["balances", "requests", "submit", "team", "decide", "command", "click", "link", "import"];

export class Journal {
  readonly answers: Record<string, number> = {};
  hints = 0;
  readonly submitted = new Set<string>();
  readonly decided = new Map<string, string>();
  /** People and dates of requests that Slack confirmed, such as "0190… 2027-05-03". */
  readonly commanded = new Set<string>();
  readonly imported = new Set<string>();
  readonly outages: Span[] = [];
  readonly #troubles: Trouble[] = [];

  async call<Answer extends Response>(what: string, send: () => Promise<Answer>): Promise<Answer | undefined> {
    const at = Date.now();
    try {
      const answer = await send();
      if (answer.status > 0 && answer.status < 400) {
        this.answers[what] = (this.answers[what] ?? 0) + 1;
        return answer;
      }
      const { code = "" } = Object(answer.body) as { code?: string };
      if (answer.status < 500 && EXPECTED.has(code)) return undefined;
      const { status, headers } = answer;
      const detail = code || JSON.stringify(answer.body ?? "").slice(0, 300);
      const [cutOffBy, retryAfter] = [headers.get("x-cut-off-by"), headers.get("retry-after")];
      this.#troubles.push({ what, at, status, detail, cutOffBy, retryAfter });
    } catch (error) {
      const detail = String((error as Error).cause ?? error);
      this.#troubles.push({ what, at, status: 0, detail, cutOffBy: null, retryAfter: null });
    }
    return undefined;
  }

  async everyCallAgain(): Promise<void> {
    const before = { ...this.answers };
    const missing = () => REPEATED.filter((what) => this.answers[what] === before[what]);
    const problem = () => `No answer to ${missing().join(", ")}: ${JSON.stringify(this.summary())}`;
    await waitUntil(() => missing().length === 0, problem);
  }

  unexpected({ stopping }: Pick<Fleet, "stopping">): Trouble[] {
    return this.#troubles.filter(({ at, status, cutOffBy, retryAfter }) => {
      if (status === 503) return retryAfter === null || !this.outages.some((outage) => isIn(outage, at));
      if (status !== 502 && status !== 0) return true;
      return !stopping.some((span) => isIn(span, at) && (cutOffBy === null || cutOffBy === span.url));
    });
  }

  summary(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { what, status, detail } of this.#troubles) {
      const kind = `${what} ${status} ${detail.slice(0, 40)}`;
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    return counts;
  }
}

function isIn({ from, to }: Span, at: number): boolean {
  return at >= from - AFTERMATH && at <= to + AFTERMATH;
}
