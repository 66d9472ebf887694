import { isAtLeast, type Role } from "../people/access/roles.ts";
import type { IsoDate } from "#core/calendar/dates.ts";

/** A place from an open invitation. */
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
  /** The emails of the managers in the file. */
  managers: ReadonlySet<string>;
  invited?: ReadonlyMap<string, InvitedPlace>;
}

/**
 * What a new person's row doesn't say, except the office, comes from an open invitation, because the import revokes it.
 * Files from other systems have no roles, and Employees can't approve the requests of the people below them.
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
