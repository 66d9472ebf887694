import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";

/** A person as they are before an import. */
export interface KnownPerson {
  id: string;
  /** In small letters, like all e-mails here. */
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
  managerId: string | null;
  managerEmail: string | null;
  /** The office set on the person, or null. */
  officeId: string | null;
  officeName: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** The last day of the employment before this one, if any. */
  spellEnded: IsoDate | null;
  /** What replaces their yearly vacation today. */
  ptoBalanceOverride: Minutes | null;
  /** The date where they are. */
  today: IsoDate;
}

/** An office that a row may name. */
export interface KnownOffice {
  id: string;
  name: string;
  isDefault: boolean;
  /** The date there. */
  today: IsoDate;
}

/** What is there before people are imported. */
export interface PeopleFacts {
  /** Who imports. */
  me: { id: string; role: Role; isActive: boolean };
  /** The organisation's domain. */
  domain: string | null;
  offices: readonly KnownOffice[];
  /** Everybody of the organisation, active or not, by e-mail. */
  people: ReadonlyMap<string, KnownPerson>;
}
