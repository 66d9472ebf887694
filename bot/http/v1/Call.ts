import type { z } from "zod";
import type { Scope } from "#core/keys/scopes.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";

export interface Calling {
  actor: Actor;
  /** `secondId` is for paths with two ids. */
  id: string;
  secondId: string;
  query: Readonly<Record<string, unknown>>;
  /** As it was sent, unchecked; undefined if there is no body. */
  sent: unknown;
  /** Throws (400) if the body isn't an object. */
  body: () => object;
  context: HttpContext;
}

/** The routes, the document, the authorization table, and the tests are generated from the calls. */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Under /api/v1, such as "/requests/:id". */
  path: string;
  area: string;
  summary: string;
  /** In Markdown. */
  detail?: string;
  /** Null if any key may make the call. */
  scope: Scope | null;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The schema of the response, or of each item of a list. */
  answer?: z.ZodType;
  isList?: boolean;
  /** True if `run` returns that page rather than the whole list. */
  isPaged?: boolean;
  /** By default 200 for GET and PATCH, 201 for POST, or 204 without a response. */
  status?: number;
  /** Returns the response or, for a list that isn't paged, all items. */
  run: (calling: Calling) => Promise<unknown>;
}
