import { z } from "zod";
import { CalendarVisitInput } from "#core/connectedCalendars/CalendarsQuery.ts";
import { CalendarConnection } from "#db/models/calendars/CalendarConnection.ts";
import {
  endCalendars,
  forgetEntries,
  lockEarlierCalendars,
  renewCalendar,
} from "#db/queries/calendars/calendarConnections.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { operation } from "../operation.ts";
import { shareSignIn } from "../organization/steps/signInLock.ts";
import type { CalendarAccount, CalendarTokens } from "./CalendarProvider.ts";
import { sealCalendarTokens } from "./calendarTokens.ts";
import { assertMayConnect } from "./steps/calendarRights.ts";

const ConnectedInput = CalendarVisitInput.extend({ account: z.custom<CalendarTokens & CalendarAccount>() });

export const connectCalendar = operation(
  "connectCalendar",
  ConnectedInput,
  async ({ service, officeId = null, account: connected }, before) => {
    const locked = officeId === null ? before : await lockOrganization(before);
    const { tx, now, audit } = locked;
    const { organizationId, id: userId } = locked.me;
    await lockPerson(organizationId, userId, tx);
    await shareSignIn(organizationId, tx);
    const { me } = await locked.again();
    await assertMayConnect(me, officeId ?? undefined, tx);
    const { subject, account } = connected;
    const tokensSealed = sealCalendarTokens(connected, organizationId);
    const earlier = await lockEarlierCalendars(organizationId, { officeId, userId, service }, tx);
    const same = earlier.find((one) => one.service === service && one.subject === subject);
    const others = earlier.filter((one) => one !== same).map(({ id }) => id);
    await endCalendars(organizationId, others, now, tx);
    const row = { organizationId, userId, officeId, service, subject, account, tokensSealed };
    const state = { state: "working" as const, dueAt: now, createdAt: now };
    if (same?.trouble === "calendarGone") await forgetEntries(organizationId, same.id, tx);
    if (same) await renewCalendar(organizationId, { id: same.id, userId, account, tokensSealed }, now, tx);
    const id = same?.id ?? (await CalendarConnection.create({ ...row, ...state }, { transaction: tx })).id;
    // Security: a calendar that an intruder connected stays connected after the intruder's session ends.
    await announceAccountChange(me, "calendarConnected", { tx, now });
    await audit({ subject: ["calendar", id], after: { service, officeId } });
  },
);
