import type { CalendarProvider, CalendarService } from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Config } from "../../config.ts";
import { type GuardedFetch, guardedFetch } from "../guardedFetch.ts";
import { googleCalendar } from "./googleCalendar.ts";

interface Options {
  config: Pick<Config, "allowsPrivateAddresses" | "googleCalendar">;
  clock: Clock;
}

/** Returns the clients of the calendar services for which this server has an OAuth client. */
export function calendarProviders({ config, clock }: Options): ReadonlyMap<CalendarService, CalendarProvider> {
  const { googleCalendar: google } = config;
  const fetch = guardedFetch({ allowsPrivate: config.allowsPrivateAddresses });
  // Reaches the hosts that the operator has set.
  const unguarded = guardedFetch({ allowsPrivate: true, allowsHttp: true });
  const fetchFor = (url: string | undefined): GuardedFetch => (url === undefined ? fetch : unguarded);
  const providers = new Map<CalendarService, CalendarProvider>();
  if (google) providers.set("google", googleCalendar({ config: google, fetch: fetchFor(google.url), clock }));
  return providers;
}
