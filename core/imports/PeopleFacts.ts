import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { InvitedPlace } from "../invitations/withInvitation.ts";
import type { ManagedPerson } from "../provisioning/lockedFields.ts";
import type { Role } from "#core/people/access/roles.ts";

export interface KnownPerson {
  id: string;
  /** In lowercase. */
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
  managerId: string | null;
  managerEmail: string | null;
  officeId: string | null;
  officeName: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  previousEnd: IsoDate | null;
  /** Minutes of vacation per year that replace the policy's amount. */
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  /** In the person's time zone. */
  today: IsoDate;
}

export interface KnownOffice {
  id: string;
  name: string;
  isDefault: boolean;
  /** In the office's time zone. */
  today: IsoDate;
}

export interface PeopleFacts {
  me: { id: string; role: Role; isActive: boolean };
  domain: string | null;
  googleOnly: boolean;
  ownersWhoSignIn: ReadonlySet<string>;
  offices: readonly KnownOffice[];
  /** Keyed by email; includes inactive people. */
  people: ReadonlyMap<string, KnownPerson>;
  managed?: ReadonlyMap<string, ManagedPerson>;
  /** Keyed by email. */
  invited?: ReadonlyMap<string, InvitedPlace>;
}
