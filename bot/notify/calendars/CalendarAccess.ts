import { keepOfCalendar, type LeasedCalendar } from "#db/queries/calendars/dueCalendars.ts";
import { CalendarFailure } from "#bot/operations/calendars/CalendarFailure.ts";
import type { CalendarProvider, CalendarTokens } from "#bot/operations/calendars/CalendarProvider.ts";
import { openCalendarTokens, sealCalendarTokens } from "#bot/operations/calendars/calendarTokens.ts";
import type { Clock } from "#bot/operations/runtime.ts";

const SOON_MS = 60_000;

export class CalendarAccess {
  readonly #provider: CalendarProvider;
  readonly #clock: Clock;
  #leased: LeasedCalendar;
  #tokens: CalendarTokens;

  constructor(leased: LeasedCalendar, { provider, clock }: { provider: CalendarProvider; clock: Clock }) {
    this.#leased = leased;
    this.#provider = provider;
    this.#clock = clock;
    this.#tokens = openCalendarTokens(leased.tokensSealed, leased.organizationId);
  }

  get leased(): LeasedCalendar {
    return this.#leased;
  }

  async call<Result>(run: (accessToken: string) => Promise<Result>): Promise<Result> {
    const isFresh = this.#tokens.expiresAt.getTime() - this.#clock.now().getTime() > SOON_MS;
    if (!isFresh) await this.#refresh();
    try {
      return await run(this.#tokens.accessToken);
    } catch (error) {
      if (!isFresh || !(error instanceof CalendarFailure && error.kind === "expired")) throw error;
      await this.#refresh();
      return run(this.#tokens.accessToken);
    }
  }

  revoke(): Promise<void> {
    return this.#provider.revoke(this.#tokens);
  }

  async #refresh(): Promise<void> {
    this.#tokens = await this.#provider.refresh(this.#tokens.refreshToken);
    const tokensSealed = sealCalendarTokens(this.#tokens, this.#leased.organizationId);
    if (!(await keepOfCalendar(this.#leased, { tokensSealed }))) throw new LostLease();
    this.#leased = { ...this.#leased, tokensSealed };
  }
}

/** The stored tokens changed, or another update took over the lease. */
export class LostLease extends Error {
  override readonly name = "LostLease";
}
