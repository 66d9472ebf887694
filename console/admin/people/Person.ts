import type { Role } from "#core/people/access/roles.ts";

/** A person as the console is told of them. */
export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string | null;
  officeName: string | null;
  startDate: string | null;
  endDate: string | null;
  /** Days a year, instead of those of the policy. */
  ptoBalanceOverride: number | null;
  nextPtoBalanceOverride: { ptoBalanceOverride: number | null; effectiveOn: string } | null;
  isActive: boolean;
  /** Their name, address and texts were blanked for good. */
  isErased?: true;
}
