import { Refusal } from "#core/refusal.ts";

const RETRY_AFTER = 30;

const DOWNLOADING = "Other files are still downloading. Please try again when they are done.";

/**
 * Limits concurrent downloads or uploads per organization (or person). The more the process is running, the fewer each
 * organization may run, so that a few organizations can't use up all slots. The last slots are for organizations that
 * aren't running any.
 */
export class Transfers {
  readonly #most: { organization: number; process: number };
  readonly #busy: string;
  readonly #running = new Map<string, number>();
  #total = 0;

  /** `busy` is the text of the refusal. */
  constructor(most: { organization: number; process: number }, busy = DOWNLOADING) {
    this.#most = most;
    this.#busy = busy;
  }

  /** Runs a transfer. Throws a `throttled` Refusal if the organization or the process already runs too many. */
  async run<Result>(organizationId: string, transfer: () => Promise<Result>): Promise<Result> {
    const running = this.#running.get(organizationId) ?? 0;
    const { organization, process } = this.#most;
    if (this.#total >= (process * (organization - running)) / organization) {
      throw new Refusal("throttled", "too_many", this.#busy, { retryAfter: RETRY_AFTER });
    }
    this.#running.set(organizationId, running + 1);
    this.#total += 1;
    try {
      return await transfer();
    } finally {
      this.#total -= 1;
      const left = (this.#running.get(organizationId) ?? 1) - 1;
      if (left === 0) this.#running.delete(organizationId);
      else this.#running.set(organizationId, left);
    }
  }
}
