import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import type { Logger } from "pino";
import { groupBy } from "#core/groupBy.ts";
import {
  type DueCalendar,
  endCalendarUpdate,
  findDueCalendars,
  forgetUnreachable,
  leaseCalendar,
} from "#db/queries/calendars/dueCalendars.ts";
import { type BrokenCalendar, markChangedCalendars } from "#db/queries/calendars/markChanged.ts";
import { type Cause, causedBy } from "#db/tracing/causedBy.ts";
import { inSpan } from "#db/tracing/inSpan.ts";
import type { CalendarProvider, CalendarService } from "#bot/operations/calendars/CalendarProvider.ts";
import { endLost } from "#bot/operations/calendars/endLost.ts";
import { noteFailedUpdate } from "#bot/operations/calendars/noteFailedUpdate.ts";
import { ENDED_ATTEMPTS, type EndedAttempt } from "#bot/operations/notifications/endedAttempts.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { FairQueue } from "../FairQueue.ts";
import { type Delivery, type Rest, runQueue } from "../runQueue.ts";
import { CalendarAccess, LostLease } from "./CalendarAccess.ts";
import { updateCalendar } from "./updateCalendar.ts";

const AT_ONCE = 8;
const READ_AHEAD = 8;
/** After this time, another process can take over from a killed process. */
const LEASED_FOR_MS = 120_000;
const LOOK_MS = 5000;
const UNREACHABLE_MS = millisecondsInDay;

const noteEnd = (outcome: EndedAttempt["outcome"]) =>
  ENDED_ATTEMPTS.publish({ channel: "calendar", outcome } satisfies EndedAttempt);

const CAUSE: Cause = { job: "calendars" };

interface CalendarOptions {
  providers: ReadonlyMap<CalendarService, CalendarProvider>;
  clock: Clock;
  log: Logger;
}

export function startCalendars({ providers, clock, log }: CalendarOptions): Delivery {
  const queue = new FairQueue<DueCalendar, CalendarService>(
    { inAll: 2 * AT_ONCE, by: { google: AT_ONCE, microsoft: AT_ONCE }, each: 1 },
    { laneOf: ({ service }) => service, lineOf: ({ id }) => id },
  );

  const services = [...providers.keys()];

  const deliver = async (due: DueCalendar): Promise<Rest> => {
    const provider = providers.get(due.service);
    if (!provider) return { pauseMs: 0 };
    const now = clock.now();
    const until = new Date(now.getTime() + LEASED_FOR_MS);
    const leased = await leaseCalendar(due, { lease: randomUUID(), now, until });
    if (!leased) return "busy";
    const { organizationId, id, service, failures } = leased;
    let access: CalendarAccess | undefined;
    try {
      access = new CalendarAccess(leased, { provider, clock });
      await updateCalendar(access, { provider, clock });
      log.info({ ...CAUSE, organizationId, id, service }, "calendar");
      noteEnd("updated");
      return { pauseMs: 0 };
    } catch (error) {
      if (error instanceof LostLease) {
        await endCalendarUpdate(leased, { now: clock.now(), digest: "", hasMore: true, error: null });
        return { pauseMs: 0 };
      }
      const failure = await noteFailedUpdate(access?.leased ?? leased, error, () => access?.revoke());
      const line = { ...CAUSE, organizationId, id, service, failures, err: error, ...failure };
      log.warn(line, "a calendar was not updated");
      noteEnd("retried");
      return { pauseMs: 0, retryInMs: failure.retryInMs };
    }
  };

  const running = runQueue({
    queue,
    find: (now, { taken }) => findDueCalendars(now, { services, taken, each: READ_AHEAD }),
    deliver: (due) => causedBy(CAUSE, () => inSpan("update calendar", {}, () => deliver(due))),
    close: async () => {},
    clock,
    log,
  });
  const warnOf = (broken: readonly BrokenCalendar[], text: string) => {
    for (const [organizationId, [first, ...others]] of groupBy(broken, (one) => one.organizationId)) {
      log.warn({ ...CAUSE, organizationId, id: first?.id, others: others.length, err: first?.error }, text);
    }
  };
  let marking: Promise<void> | undefined;
  const look = async () => {
    const now = clock.now();
    const { lost: allLost, broken } = await markChangedCalendars(now);
    for (const _ of broken) noteEnd("failed");
    warnOf(broken, "could not look for changes of a calendar");
    const notEnded: BrokenCalendar[] = [];
    for (const lost of allLost) await endLost(lost).catch((error: unknown) => notEnded.push({ ...lost, error }));
    warnOf(notEnded, "could not end a calendar");
    await forgetUnreachable(services, new Date(now.getTime() - UNREACHABLE_MS));
  };
  const mark = () => {
    marking ??= causedBy(CAUSE, look)
      .catch((error: unknown) => log.warn({ err: error }, "could not look for changes of calendars"))
      .finally(() => (marking = undefined));
    return marking;
  };
  const timer = setInterval(() => void mark(), LOOK_MS);
  void mark();
  return {
    async idle() {
      await marking;
      await running.idle();
      await mark();
      await running.idle();
    },
    async stop(patience) {
      clearInterval(timer);
      await marking;
      await running.stop(patience);
    },
  };
}
