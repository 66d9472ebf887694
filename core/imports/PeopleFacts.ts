import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { ManagedPerson } from "../provisioning/lockedFields.ts";
import type { Role } from "#core/people/access/roles.ts";

/** A person before the import. */
export interface KnownPerson {
  id: string;
  /** In lowercase, like every email here. */
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
  managerId: string | null;
  managerEmail: string | null;
  /** The office assigned to the person, or null. */
  officeId: string | null;
  officeName: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** The last day of the previous employment, if any. */
  previousEnd: IsoDate | null;
  /** The allowance that replaces the policy's yearly vacation today, in minutes; null if none does. */
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  /** Today's date at the person's office. */
  today: IsoDate;
}

/** An office that a row may name. */
export interface KnownOffice {
  id: string;
  name: string;
  isDefault: boolean;
  /** Today's date at the office. */
  today: IsoDate;
}

/** The state before people are imported. */
export interface PeopleFacts {
  /** The importer. */
  me: { id: string; role: Role; isActive: boolean };
  /** The organization's domain; null if it has none. */
  domain: string | null;
  /** True if the organization signs in with Google only. */
  googleOnly: boolean;
  /** The ids of the active Owners who can sign in. */
  ownersWhoSignIn: ReadonlySet<string>;
  offices: readonly KnownOffice[];
  /** Everyone in the organization, active or not, by email. */
  people: ReadonlyMap<string, KnownPerson>;
  /** The data of people that an identity provider manages, by their ids. */
  managed?: ReadonlyMap<string, ManagedPerson>;
}
