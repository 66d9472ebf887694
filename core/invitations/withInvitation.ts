import { isAtLeast, type Role } from "../people/access/roles.ts";
import type { IsoDate } from "#core/calendar/dates.ts";

export interface InvitedPlace {
  role: Role;
  officeId: string;
  /** Null without an active manager. */
  managerEmail: string | null;
  startDate: IsoDate | null;
}

interface Row {
  email: string;
  role?: Role | undefined;
  "manager email"?: string | null | undefined;
  "start date"?: IsoDate | null | undefined;
}

interface Facts {
  managers: ReadonlySet<string>;
  invited?: ReadonlyMap<string, InvitedPlace>;
}

/**
 * Fills the gaps in a new person's row, except the office, from a pending invitation, because the import revokes the
 * invitation. If the row has no role, a person who manages others becomes at least a Manager, because Employees can't
 * approve requests.
 */
export function withInvitation<Imported extends Row>(row: Imported, { managers, invited }: Facts): Imported {
  const { role = "Employee", managerEmail, startDate } = invited?.get(row.email) ?? {};
  const manages = managers.has(row.email) && !isAtLeast(role, "Manager");
  return {
    ...row,
    role: row.role ?? (manages ? "Manager" : role),
    "manager email": row["manager email"] === undefined ? (managerEmail ?? undefined) : row["manager email"],
    "start date": row["start date"] === undefined ? (startDate ?? undefined) : row["start date"],
  };
}
