import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";

/** At this number in one update, the cause can no longer be a single event. */
const MOST_REFUSED = 10;

/** The events that the service refused in one update, which goes on without them. */
export class RefusedEvents {
  /** True if the service has accepted an event before, so a refusal isn't about the whole calendar. */
  #hasAccepted: boolean;
  #failures: CalendarFailure[] = [];

  constructor(hasAccepted: boolean) {
    this.#hasAccepted = hasAccepted;
  }

  /** Keeps a refusal, unless the service has accepted no event or refused too many. Throws any other failure. */
  async unless(send: () => Promise<void>): Promise<void> {
    try {
      await send();
      this.#hasAccepted = true;
    } catch (error) {
      if (!(error instanceof CalendarFailure) || error.kind !== "refused") throw error;
      this.#failures.push(error);
      if (!this.#hasAccepted || this.#failures.length >= MOST_REFUSED) throw error;
    }
  }

  /** In words for people; null if there are none. */
  get text(): string | null {
    const [first] = this.#failures;
    if (!first) return null;
    const { length } = this.#failures;
    return `${length === 1 ? "One event was" : `${length} events were`} refused: ${first.message}`;
  }
}
