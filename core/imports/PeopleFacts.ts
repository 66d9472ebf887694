import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { InvitedPlace } from "../invitations/withInvitation.ts";
import type { ManagedPerson } from "../provisioning/lockedFields.ts";
import type { Role } from "#core/people/access/roles.ts";

export interface KnownPerson {
  id: string;
  /** In lowercase, like every email here. */
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
  /** The last day of the previous employment, if any. */
  previousEnd: IsoDate | null;
  /** The minutes of vacation per year that now replace the policy's amount. */
  ptoBalanceOverride: Minutes | null;
  facts: PersonFacts | null;
  /** The date at the person's office. */
  today: IsoDate;
}

export interface KnownOffice {
  id: string;
  name: string;
  isDefault: boolean;
  /** The date at the office. */
  today: IsoDate;
}

export interface PeopleFacts {
  me: { id: string; role: Role; isActive: boolean };
  domain: string | null;
  googleOnly: boolean;
  /** The ids of the active Owners who can sign in. */
  ownersWhoSignIn: ReadonlySet<string>;
  offices: readonly KnownOffice[];
  /** By email; includes inactive people. */
  people: ReadonlyMap<string, KnownPerson>;
  managed?: ReadonlyMap<string, ManagedPerson>;
  /** By email. */
  invited?: ReadonlyMap<string, InvitedPlace>;
}
