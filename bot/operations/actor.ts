import type { Person } from "#db/queries/people/person.ts";

/** Through which entry point something came; `clock` and `command` are the entry points of the machine itself. */
export type Source = "web" | "console" | "slack" | "mail" | "clock" | "command";

/** Who does something: an entry point knows this much of a signed-in person, operations look up the rest. */
export interface Actor {
  organizationId: string;
  userId: string;
  source: Source;
  /** The session it came by, where there is one; what ends a person's other sessions keeps it. */
  sessionId?: string;
  /** The person, if the entry point read them with the session and has waited for nothing since: reads go by it, writes read again. */
  person?: Person;
  /** The network address that counts as one client, where what is tried is counted by it. */
  client?: string;
  /** What makes a repetition of this very act recognisable, where one may come: it has its effect once. */
  once?: string;
}

/** Somebody not signed in: a sign-up, a sign-in, an invitation being accepted. */
export interface Visitor {
  source: Source;
  /** The network address that counts as one client, where what is tried is counted by it. */
  client?: string;
  /** The cookie by which accounts know the device, as it came. */
  device?: string;
}
