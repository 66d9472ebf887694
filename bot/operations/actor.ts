import type { Person } from "#db/queries/people/person.ts";

/** The entry point that an action came through; `clock` is the scheduler, `command` the command line. */
export type Source = "web" | "console" | "slack" | "mail" | "clock" | "command";

/** The person who acts. An entry point passes only this much about a signed-in person; operations look up the rest. */
export interface Actor {
  organizationId: string;
  userId: string;
  source: Source;
  /** The session of the action, if any; an action that ends a person's other sessions keeps this one. */
  sessionId?: string;
  /**
   * The hash of the token of the emailed link that the action came through; it must not be used or ended in the
   * meantime.
   */
  linkHash?: Buffer;
  /** The Slack user who acts, as a subject of the directory; they must not be unlinked in the meantime. */
  slackSubject?: string;
  /**
   * The person's record, if the entry point loaded it with the session and has awaited nothing since. Reads use it;
   * writes load it again.
   */
  person?: Person;
  /** The network address that counts as one client, for rate limits. */
  client?: string;
  /** A key that identifies repetitions of an action, so that it takes effect once. */
  once?: string;
}

/** A person who isn't signed in: a sign-up, a sign-in, an invitation being accepted. */
export interface Visitor {
  source: Source;
  /** The network address that counts as one client, for rate limits. */
  client?: string;
  /** The cookie by which accounts recognize the device, unverified. */
  device?: string;
}
