import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";

const MOST_REFUSED = 10;

export class RefusedEvents {
  #hasAccepted: boolean;
  #failures: CalendarFailure[] = [];

  constructor(hasAccepted: boolean) {
    this.#hasAccepted = hasAccepted;
  }

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

  get text(): string | null {
    const [first] = this.#failures;
    if (!first) return null;
    const { length } = this.#failures;
    return `${length === 1 ? "One event was" : `${length} events were`} refused: ${first.message}`;
  }
}
