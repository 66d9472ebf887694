import type { z } from "zod";
import type { Scope } from "#core/keys/scopes.ts";
import type { Actor } from "#bot/operations/actor.ts";
import type { HttpContext } from "../HttpContext.ts";

/** The caller and the input of an API call. */
export interface Calling {
  actor: Actor;
  /** The id in the path, and the second one, if the path has two. */
  id: string;
  secondId: string;
  query: Readonly<Record<string, unknown>>;
  /** The body as it was sent, unchecked; undefined if there is none. */
  sent: unknown;
  /** Returns the body; throws (400) if it isn't an object. */
  body: () => object;
  context: HttpContext;
}

/**
 * A call of the API under /api/v1. The routes, the document, the authorization table, and the tests are generated from
 * the calls.
 */
export interface Call {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** The path under /api/v1, such as "/requests/:id". */
  path: string;
  /** The heading in the document. */
  area: string;
  summary: string;
  /** More about the call, in Markdown. */
  detail?: string;
  /** The scope that a key needs; null if any key may make the call. */
  scope: Scope | null;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The schema of the response, or of each item of a list; undefined if it is empty (204). */
  answer?: z.ZodType;
  /** True if the response is a page of a list. */
  isList?: boolean;
  /** True if `run` returns that page, rather than the whole list. */
  isPaged?: boolean;
  /** The status of a success, if it differs from 200 for GET and PATCH, 201 for POST, or 204 without a response. */
  status?: number;
  /** Returns the response or, for a list that isn't paged, all items. */
  run: (calling: Calling) => Promise<unknown>;
}
