import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Refusal } from "#core/refusal.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Actor } from "../actor.ts";
import type { Audit } from "../audit.ts";
import type { Clock } from "../runtime.ts";

/** The context of a read, and the part of a write's context that doesn't need a transaction. */
export interface Context {
  actor: Actor;
  me: Person;
  /** The current date in the time zone of `me`. */
  today: IsoDate;
  clock: Clock;
}

export interface WriteContext extends Context {
  tx: Transaction;
  now: Date;
  /** The person who made the request that the operation is about, locked; undefined if there is none. */
  requester: Person | undefined;
  /** Writes an audit event. An operation that calls neither this nor `unchanged` is rejected. */
  audit: Audit;
  /** Declares that nothing changed, so no audit event is needed. */
  unchanged: () => void;
  /** Declares that the operation ends the actor's own access, so the access isn't checked again at the end. */
  endsOwnAccess: () => void;
  /** Declares that the operation changes the actor's own role, so their right isn't checked again at the end. */
  changesOwnRole: () => void;
  /** Declares the delegation under which the actor acts; it is checked again at the end. */
  actsBy: (delegation: { id: string }, refusal: Refusal) => void;
  /** Call this after a wait for a lock: loads the actor and checks their right again. */
  again: () => Promise<WriteContext>;
}
