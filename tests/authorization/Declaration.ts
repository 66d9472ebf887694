import { ROLES, type Role } from "#core/people/access/roles.ts";
import type { Thing } from "./things/things.ts";
import type { Secret } from "./secrets.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

/** `anyone` needs no session. */
export type Audience = "anyone" | readonly Role[] | Partial<Record<OwnerRelation, readonly Role[]>>;

export interface Target {
  id: string;
  /** An unknown id in the cell that requests a missing object. */
  personId: string;
  officeId: string;
  /** Unique to the cell, for values that must be new. */
  unique: number;
  /** A future date on which the object's owner has no leave. */
  freeDay: string;
}

export interface Declaration {
  may: Audience;
  /** The path's parameter (`:id`) identifies the object. */
  of?: Thing;
  /** The kind of object if the request identifies it outside the path, by `target.personId`. */
  inBody?: Thing;
  query?: string | ((target: Target) => string);
  send?: unknown;
  headers?: Record<string, string>;
  /** The status of a permitted response; any success status by default. */
  answers?: number | Partial<Record<OwnerRelation, number>>;
  /** The status of a refusal; 403 by default. */
  refuses?: number;
  /** 404 by default. */
  foreign?: number;
  /** Set if the route may end or change the viewer's own account: a person hired for the cell makes the call. */
  bySubstitute?: "always" | "own";
  /** Any other sensitive field fails the test. */
  shows?: Partial<Record<Secret, Audience>>;
  /** Only some responses contain these, so the test doesn't require them. */
  mayShow?: Partial<Record<Secret, Audience>>;
  because?: string;
}

/** By route; a route with several uses has one entry for each, such as "PATCH /x/:id (cancel)". */
export type Declarations = Readonly<Record<string, Declaration>>;

export const anyone = "anyone";
export const everyone = ROLES;
export const managers = ["Manager", "Admin", "Owner"] as const satisfies readonly Role[];
export const admins = ["Admin", "Owner"] as const satisfies readonly Role[];
export const owners = ["Owner"] as const satisfies readonly Role[];

/** Nobody is above themselves. */
export const thoseAbove = { report: managers, other: admins, admin: admins, owner: admins };
