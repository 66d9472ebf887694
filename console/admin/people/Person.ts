import type { Role } from "#core/people/access/roles.ts";

/** A person, as the server sends them to the console. */
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
  /** Days per year that replace the policy's. */
  ptoBalanceOverride: number | null;
  nextPtoBalanceOverride: { ptoBalanceOverride: number | null; effectiveOn: string } | null;
  isActive: boolean;
  /** True if their name, email address and texts were permanently erased. */
  isErased?: true;
}
