import type { CalendarProvider, CalendarService } from "#bot/operations/calendars/CalendarProvider.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { Config } from "../../config.ts";
import { type GuardedFetch, guardedFetch } from "../guardedFetch.ts";
import { googleCalendar } from "./googleCalendar.ts";
import { microsoftCalendar } from "./microsoftCalendar.ts";

interface Options {
  config: Pick<Config, "allowsPrivateAddresses" | "googleCalendar" | "microsoftCalendar">;
  clock: Clock;
}

export function calendarProviders({ config, clock }: Options): ReadonlyMap<CalendarService, CalendarProvider> {
  const { googleCalendar: google, microsoftCalendar: microsoft } = config;
  const fetch = guardedFetch({ allowsPrivate: config.allowsPrivateAddresses });
  const unguarded = guardedFetch({ allowsPrivate: true, allowsHttp: true });
  const fetchFor = (url: string | undefined): GuardedFetch => (url === undefined ? fetch : unguarded);
  const providers = new Map<CalendarService, CalendarProvider>();
  if (google) providers.set("google", googleCalendar({ config: google, fetch: fetchFor(google.url), clock }));
  if (microsoft) {
    const fetchIt = fetchFor(microsoft.loginUrl ?? microsoft.graphUrl);
    providers.set("microsoft", microsoftCalendar({ config: microsoft, fetch: fetchIt, clock }));
  }
  return providers;
}
