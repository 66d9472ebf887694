import { ROLES, type Role } from "#core/people/access/roles.ts";
import type { Thing } from "./things/things.ts";
import type { Secret } from "./secrets.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

export type Audience = "anyone" | readonly Role[] | Partial<Record<OwnerRelation, readonly Role[]>>;

export interface Target {
  id: string;
  personId: string;
  officeId: string;
  unique: number;
  freeDay: string;
}

export interface Declaration {
  may: Audience;
  of?: Thing;
  inBody?: Thing;
  query?: string | ((target: Target) => string);
  send?: unknown;
  headers?: Record<string, string>;
  answers?: number | Partial<Record<OwnerRelation, number>>;
  refuses?: number;
  foreign?: number;
  /**
   * Set if the route may end or change the viewer's own account. A new person with the viewer's role then makes the
   * call.
   */
  bySubstitute?: "always" | "own";
  /** The test fails if a response shows a sensitive field that neither `shows` nor `mayShow` lists. */
  shows?: Partial<Record<Secret, Audience>>;
  /** Only some responses contain these fields, so the test doesn't require them. */
  mayShow?: Partial<Record<Secret, Audience>>;
  because?: string;
}

/** By route. A route with several uses has an entry for each use, such as "PATCH /x/:id (cancel)". */
export type Declarations = Readonly<Record<string, Declaration>>;

export const anyone = "anyone";
export const everyone = ROLES;
export const managers = ["Manager", "Admin", "Owner"] as const satisfies readonly Role[];
export const admins = ["Admin", "Owner"] as const satisfies readonly Role[];
export const owners = ["Owner"] as const satisfies readonly Role[];

export const thoseAbove = { report: managers, other: admins, admin: admins, owner: admins };
