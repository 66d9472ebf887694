import type { CalendarServiceName } from "#core/connectedCalendars/calendarServices.ts";
import { isAccountConnected } from "#db/queries/calendars/dueCalendars.ts";
import { CalendarFailure } from "./CalendarFailure.ts";
import type { CalendarAccount, CalendarProvider, CalendarTokens } from "./CalendarProvider.ts";

export async function giveUpUnused(
  service: CalendarServiceName,
  account: CalendarTokens & CalendarAccount,
  provider: CalendarProvider,
): Promise<void> {
  if (await isAccountConnected(service, account.subject)) return;
  await provider.revoke(account).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error;
  });
}
