import { useQuery } from "@tanstack/react-query";
import { CALENDAR_SERVICES } from "#core/connectedCalendars/calendarServices.ts";
import { connectedCalendars } from "../connections/calendarCalls.ts";

const ALWAYS =
  "Its policies and holidays will no longer apply, and any deactivated members and pending invitations will move to the default office.";

/** Offices with active members can't be deleted. */
export function useOfficeDeletionText({ id, memberCount }: { id: string; memberCount: number }): string {
  const calendars = useQuery({ ...connectedCalendars(id), enabled: memberCount === 0 });
  const connected = calendars.data?.calendars ?? [];
  return [
    ALWAYS,
    ...connected.map(
      ({ service, account }) => `Its calendar in ${CALENDAR_SERVICES[service]} (${account}) will be disconnected.`,
    ),
  ].join(" ");
}
