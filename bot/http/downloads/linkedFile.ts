import type { RequestHandler } from "express";
import { ANOTHER_PERSON, SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";
import { type RedirectErrorCode, withRedirectError } from "#core/links/redirectErrors.ts";
import { Refusal, type RefusalKind } from "#core/refusal.ts";
import { actorOfLink } from "../auth/actorOf.ts";

const REASONS: Partial<Record<RefusalKind, RedirectErrorCode>> = {
  unauthenticated: "signed_out",
  forbidden: "file_forbidden",
  missing: "file_missing",
  throttled: "too_many_files",
};

export function linkedFile(send: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    try {
      actorOfLink(req);
      await send(req, res, next);
    } catch (error) {
      if (!(error instanceof Refusal) || req.query[SHOWN_PERSON_PARAM] === undefined) throw error;
      const code = error.code === ANOTHER_PERSON ? "another_persons_data" : (REASONS[error.kind] ?? "failed");
      res.redirect(withRedirectError(error.kind === "unauthenticated" ? "/" : "/dashboard", code));
    }
  };
}
