import type { RequestHandler } from "express";
import { ANOTHER_PERSON, SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";
import { withRedirectError } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { actorOfLink } from "../auth/actorOf.ts";

/**
 * Returns a handler that sends a file of the signed-in person's data. If the page with the link shows another person,
 * or the file is refused, the browser, which follows the link by itself, opens the app with the reason. Calls that name
 * no shown person get JSON.
 */
export function linkedFile(send: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    try {
      actorOfLink(req);
      await send(req, res, next);
    } catch (error) {
      if (!(error instanceof Refusal) || req.query[SHOWN_PERSON_PARAM] === undefined) throw error;
      const code = error.code === ANOTHER_PERSON ? "another_persons_data" : error.code;
      res.redirect(withRedirectError(error.kind === "unauthenticated" ? "/" : "/dashboard", code));
    }
  };
}
