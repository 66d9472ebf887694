import { calendarDelay, isGivenUp } from "#core/connectedCalendars/calendarDelay.ts";
import type { CalendarTrouble } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { type LeasedCalendar, noteCalendarFailure } from "#db/queries/calendars/dueCalendars.ts";
import { operationsRuntime } from "../runtime.ts";
import { CalendarFailure } from "./CalendarFailure.ts";
import { forgetEndedCalendar } from "./forgetEndedCalendar.ts";
import { stopCalendar } from "./steps/stopCalendar.ts";

const LONGEST_ERROR = 300;

export async function noteFailedUpdate(
  leased: LeasedCalendar,
  failure: unknown,
  revoke: () => Promise<void> | undefined,
): Promise<{ retryInMs: number }> {
  const now = operationsRuntime().clock.now();
  const isEnding = leased.state === "ending";
  const trouble = troubleOf(failure) ?? (isGivenUp(leased.failingSince, now, isEnding) ? "failing" : undefined);
  const error = errorText(failure).slice(0, LONGEST_ERROR);
  if (trouble && isEnding) {
    await forgetEndedCalendar(leased, async () => {
      if (trouble !== "revoked") await tryOnce(revoke);
    });
  } else if (trouble) {
    await stopCalendar(leased, { trouble, error, now });
  }
  const asked = failure instanceof CalendarFailure ? failure.retryAfterSeconds : 0;
  const retryInMs = calendarDelay(leased.failures, asked);
  await noteCalendarFailure(leased, { next: new Date(now.getTime() + retryInMs), error, now });
  return { retryInMs };
}

async function tryOnce(revoke: () => Promise<void> | undefined): Promise<void> {
  try {
    await revoke();
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
  }
}

function troubleOf(failure: unknown): CalendarTrouble | undefined {
  if (!(failure instanceof CalendarFailure)) return undefined;
  const { kind } = failure;
  return kind === "revoked" || kind === "calendarGone" || kind === "refused" ? kind : undefined;
}

function errorText(failure: unknown): string {
  return failure instanceof CalendarFailure ? failure.message : "Awayday couldn't finish the update";
}
