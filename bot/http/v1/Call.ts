import type { z } from "zod";
import type { Scope } from "#core/keys/scopes.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";

export interface Calling {
  actor: Actor;
  id: string;
  secondId: string;
  query: Readonly<Record<string, unknown>>;
  /** The unchecked body; undefined if there is no body. */
  sent: unknown;
  /** Throws an HttpProblem if the body isn't an object or can't be read. */
  body: () => object;
  context: HttpContext;
}

/** The routes, the document, the authorization table, and the tests are generated from the calls. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Relative to /api/v1, such as "/requests/:id". */
  path: string;
  area: string;
  summary: string;
  detail?: string;
  scope: Scope | null;
  query?: z.ZodType;
  body?: z.ZodType;
  answer?: z.ZodType;
  isList?: boolean;
  isPaged?: boolean;
  /** By default, 201 for POST and 200 for other methods, or 204 without `answer`. */
  status?: number;
  run: (calling: Calling) => Promise<unknown>;
}
