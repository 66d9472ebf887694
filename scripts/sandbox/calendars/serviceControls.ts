import { type CalendarWorld, type Failure, PRIMARY, visibleEvents } from "./CalendarWorld.ts";
import { allow } from "./serveConsent.ts";
import { revokeAll } from "./serveTokens.ts";

interface SandboxEvent {
  id: string;
  fields: Record<string, unknown>;
}

export interface ServiceControls {
  readonly calls: string[];
  readonly violations: string[];
  readonly unknownZones: Set<string>;
  allow: (address: string, email: string, scopes?: readonly string[]) => string;
  events: (email: string, calendarId?: string) => SandboxEvent[];
  calendars: (email: string) => { id: string; name: string }[];
  revoke: (email: string) => void;
  expireAccess: () => void;
  deleteCalendar: (email: string, calendarId: string) => void;
  deleteEvent: (email: string, id: string, how?: { isFinal: boolean }) => void;
  fail: (how: Failure, times?: number) => void;
}

export function serviceControls(world: CalendarWorld): ServiceControls {
  const { calls, violations, unknownZones, accounts } = world;
  return {
    calls,
    violations,
    unknownZones,
    allow: (address, email, scopes) => allow(world, address, email, scopes),
    events(email, calendarId = PRIMARY) {
      const account = accounts.get(email);
      return account ? visibleEvents(account, calendarId).map(({ id, fields }) => ({ id, fields })) : [];
    },
    calendars: (email) =>
      [...(accounts.get(email)?.calendars.values() ?? [])].flatMap(({ id, name }) =>
        id === PRIMARY ? [] : [{ id, name }],
      ),
    revoke: (email) => revokeAll(world, email),
    expireAccess: () => world.accessTokens.clear(),
    deleteCalendar: (email, calendarId) => void accounts.get(email)?.calendars.delete(calendarId),
    deleteEvent(email, id, { isFinal } = { isFinal: false }) {
      for (const { events } of accounts.get(email)?.calendars.values() ?? []) {
        const event = events.get(id);
        if (event) Object.assign(event, { isDeleted: true, isFinal });
      }
    },
    fail: (how, times = 1) => void world.failures.push({ how, times }),
  };
}
