import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "../actor.ts";
import type { Audit } from "../audit.ts";
import type { Clock } from "../runtime.ts";

export interface Context {
  actor: Actor;
  me: Person;
  today: IsoDate;
  clock: Clock;
}

export interface WriteContext extends Context {
  tx: Transaction;
  now: Date;
  requester: Person | undefined;
  /** Writes an audit event. An operation that calls neither `audit` nor `unchanged` fails. */
  audit: Audit;
  unchanged: () => void;
  /** Declares that the operation ends the actor's own access, so the access isn't checked again at the end. */
  endsOwnAccess: () => void;
  /**
   * Declares that the operation changes the actor's own role, so a different role passes `again` and the check at the
   * end.
   */
  changesOwnRole: () => void;
  /**
   * Declares the delegation under which the actor acts. If the delegation ends before the operation does, the operation
   * throws `refusal`.
   */
  actsBy: (delegation: { id: string }, refusal: Refusal) => void;
  /** Reloads the actor and checks the right again. Call this after waiting for a lock. */
  again: () => Promise<WriteContext>;
}
