import { ROLES, type Role } from "#core/people/access/roles.ts";
import type { Thing } from "./things.ts";
import type { Secret } from "./secrets.ts";

/**
 * Whose object it is, as the viewer sees it: their own, of a person who reports to them, of another team, of another
 * Admin or of another Owner; `ours` belongs to the whole organization.
 */
export type Whose = "own" | "report" | "other" | "admin" | "owner" | "ours";

/** The roles that are let in; by whose object it is where that matters. `anyone` needs no session. */
export type Audience = "anyone" | readonly Role[] | Partial<Record<Whose, readonly Role[]>>;

/** What a request to a route is made of in one cell. */
export interface Target {
  /** The id or token that the address names. */
  id: string;
  /** The id of the person whose object it is; an unknown person's in the cell that asks for what isn't there. */
  personId: string;
  /** An office of the organization that the object belongs to. */
  officeId: string;
  /** A number that no other cell has, for values that must be new. */
  unique: number;
  /** A date in the future that this person has no leave on. */
  freeDay: string;
}

/** Who may use one route, on which object, and a request that tries it. */
export interface Declaration {
  may: Audience;
  /** What the parameter in the address (`:id`) names; every cell is tried with one that is really there. */
  of?: Thing;
  /** Where the object is named elsewhere than in the address: the request itself is asked for `target.personId`. */
  inBody?: Thing;
  query?: string | ((target: Target) => string);
  send?: unknown;
  headers?: Record<string, string>;
  /** The status of an answer to those who may, one of success unless it says otherwise; by whose object it is where that matters. */
  answers?: number | Partial<Record<Whose, number>>;
  /** The status of an answer to those who may not: 403 unless it says otherwise. */
  refuses?: number;
  /** The status of an answer about another organization's object: 404 unless it says otherwise. */
  foreign?: number;
  /** Tried by a person who was hired for the cell, because the route ends or changes the viewer's own account. */
  byTwin?: "always" | "own";
  /** The sensitive fields that an answer may carry, and for whom. An answer with any other fails. */
  shows?: Partial<Record<Secret, Audience>>;
  /** Those that only some answers carry, so that none has to be seen. */
  mayShow?: Partial<Record<Secret, Audience>>;
  /** In a few words, why this is right where it may surprise. */
  because?: string;
}

/** Routes by method and path, as the routers have them; a route with several uses has one entry for each, such as "PATCH /x/:id (cancel)". */
export type Declarations = Readonly<Record<string, Declaration>>;

export const anyone = "anyone";
export const everyone = ROLES;
export const managers = ["Manager", "Admin", "Owner"] as const satisfies readonly Role[];
export const admins = ["Admin", "Owner"] as const satisfies readonly Role[];
export const owners = ["Owner"] as const satisfies readonly Role[];
export const nobody = [] as const satisfies readonly Role[];

/** What Managers do for people below them, and Admins for everyone, but nobody for themselves. */
export const thoseAbove = { report: managers, other: admins, admin: admins, owner: admins };
