import { type CalendarWorld, type Failure, PRIMARY, visibleEvents } from "./CalendarWorld.ts";
import { allow } from "./serveConsent.ts";
import { revokeAll } from "./serveTokens.ts";

/** An event as its owner sees it, with its id. */
interface SandboxEvent {
  id: string;
  fields: Record<string, unknown>;
}

/** The controls of one service, for tests. */
export interface ServiceControls {
  /** The method and path of each call of the API. */
  readonly calls: string[];
  /** The texts of all answers that refuse a request as invalid. */
  readonly violations: string[];
  /** The time zones that the service doesn't support; only Microsoft 365 checks them. */
  readonly unknownZones: Set<string>;
  /**
   * Allows what the address of the consent page asks for, or only some scopes, and returns the address to which the
   * service redirects.
   */
  allow: (address: string, email: string, scopes?: readonly string[]) => string;
  /** Returns the events in a calendar of an account, the earliest first. */
  events: (email: string, calendarId?: string) => SandboxEvent[];
  /** Returns the ids and names of the account's other calendars. */
  calendars: (email: string) => { id: string; name: string }[];
  /** Ends what the account has allowed, as its owner would in the settings of the account. */
  revoke: (email: string) => void;
  /** Ends all access tokens, but no refresh token. */
  expireAccess: () => void;
  deleteCalendar: (email: string, calendarId: string) => void;
  /** Deletes an event as its owner would, or so that the service refuses to restore it. */
  deleteEvent: (email: string, id: string, how?: { isFinal: boolean }) => void;
  /** Makes the next calls of the API fail. */
  fail: (how: Failure, times?: number) => void;
}

/** Returns the controls of a service. */
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
