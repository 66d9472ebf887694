import { Refusal } from "#core/refusal.ts";

const RETRY_AFTER = 30;

/**
 * Limits concurrent downloads per organization (or person). The more downloads the process is running, the fewer each
 * organization may run, so that a few organizations can't use up all slots. The last slots are for organizations that
 * aren't running any.
 */
export class Downloads {
  readonly #most: { organization: number; process: number };
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(most: { organization: number; process: number }) {
    this.#most = most;
  }

  /** Runs a download. Throws a `throttled` Refusal if the organization or the process already runs too many. */
  async run<Result>(organizationId: string, download: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(organizationId) ?? 0;
    const { organization, process } = this.#most;
    if (this.#total >= (process * (organization - running)) / organization) throw tooMany();
    this.#running.set(organizationId, running + 1);
    this.#total += 1;
    try {
      return await download();
    } finally {
      this.#total -= 1;
      const left = (this.#running.get(organizationId) ?? 1) - 1;
      if (left === 0) this.#running.delete(organizationId);
      else this.#running.set(organizationId, left);
    }
  }
}

function tooMany(): Refusal {
  const text = "Other files are still downloading. Please try again when they are done.";
  return new Refusal("throttled", "too_many", text, { retryAfter: RETRY_AFTER });
}
