import type { ErrorAnswer } from "#core/api/ErrorAnswer.ts";
import type { SsoRequiredAnswer } from "#core/api/sso/SsoAnswer.ts";
import type { ErrorRequestHandler, Response } from "express";
import { Refusal, type RefusalKind } from "#core/refusal.ts";
import { isDatabaseTrouble } from "./isDatabaseTrouble.ts";
import { HttpProblem } from "./HttpProblem.ts";

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  tooLarge: 413,
  wrongType: 415,
  conflict: 409,
  rule: 422,
  throttled: 429,
};

/** An error response must not have the headers of the file that couldn't be sent. */
const OF_FILES = ["ETag", "Content-Disposition", "Content-Type"];

interface Answer {
  status: number;
  body: ErrorAnswer | SsoRequiredAnswer;
  retryAfter?: number;
}

/** Security: the body reveals nothing about internal errors. */
export function errors(): ErrorRequestHandler {
  return (error: unknown, _req, res, next) => {
    const answer = answerTo(error);
    const { status, body, retryAfter } = answer;
    keepForLog(error, answer, res);
    if (res.headersSent) return next(error);
    for (const name of OF_FILES) res.removeHeader(name);
    res.set("Cache-Control", "no-store");
    if (retryAfter !== undefined) res.set("Retry-After", String(retryAfter));
    res.status(status).json(body);
  };
}

export function keepForLog(error: unknown, { status, body }: Answer, res: Response): void {
  if (status >= 500) res.locals["failure"] = error ?? "nothing was thrown";
  res.locals["code"] = body.code;
}

export function answerTo(error: unknown): Answer {
  if (error instanceof Refusal) {
    const { kind, code, message, fields, policyId, impact, connection, retryAfter } = error;
    return {
      status: STATUS[kind],
      body: {
        error: message,
        code,
        ...(fields && { fields }),
        ...(policyId && { policyId }),
        ...(impact && { impact }),
        ...(connection && { connection }),
      },
      ...(retryAfter === undefined ? {} : { retryAfter }),
    };
  }
  if (error instanceof HttpProblem) {
    return { status: error.status, body: { error: error.message, code: error.code } };
  }
  if (isMalformedAddress(error)) {
    return { status: 400, body: { error: "The address is malformed", code: "malformed_address" } };
  }
  if (isDatabaseTrouble(error)) {
    const text = "The service is temporarily unavailable. Please try again.";
    return { status: 503, body: { error: text, code: "unavailable" }, retryAfter: 5 };
  }
  return { status: 500, body: { error: "Something went wrong on our side", code: "internal" } };
}

function isMalformedAddress(error: unknown): boolean {
  return error instanceof URIError;
}
