import type { Transaction } from "sequelize";
import type { Refusal } from "#core/refusal.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { SessionStart } from "../startSession.ts";

interface Whose {
  organizationId: string;
  userId: string;
}

export interface LinkedPerson extends Whose {
  isActive: boolean;
}

export interface Met {
  met: Whose;
  after: Record<string, unknown>;
}

/** Returned rather than thrown, because an error would roll back the transaction. */
export interface StoredRefusal {
  refusal: Refusal;
}

export interface At {
  tx: Transaction;
  now: Date;
}

export interface ProviderAccount<Person extends LinkedPerson, Other> {
  key: string;
  start: Pick<SessionStart, "by" | "providerSession"> & { after: Record<string, unknown> };
  findPerson(tx: Transaction): Promise<Person | undefined>;
  /** Locks the provider's settings, if any. Throws if they have changed or no longer allow sign-ins. */
  hold(tx: Transaction): Promise<void>;
  /** Called under `holdSignIn`. Returns undefined if the person may sign in. */
  admit(person: Person, at: At): Promise<Other | undefined>;
  meet(at: At): Promise<Met | StoredRefusal | Other>;
  refusalOf(why: "changed" | "deactivated", person: Whose): Refusal;
  /** Called after the refusal's transaction. `person` is undefined if the account isn't linked. */
  noteRefusal(refusal: Refusal, visitor: Visitor, person: Whose | undefined): Promise<void>;
}
