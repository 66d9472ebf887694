import type { Request, RequestHandler, Response } from "express";
import { hasBody, isFilePath } from "./sameOrigin.ts";

export interface BodyTimes {
  /** In milliseconds. */
  usual: number;
  /** In milliseconds, for imported or attached files. */
  file: number;
}

const BODY_TIMES: BodyTimes = { usual: 15_000, file: 120_000 };

/** Security: clients could otherwise hold connections open with a slow body. */
export function bodyDeadline({ usual, file }: BodyTimes = BODY_TIMES): RequestHandler {
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    const deadline = setTimeout(() => giveUp(req, res), isFilePath(req) ? file : usual).unref();
    for (const event of ["end", "close"]) req.once(event, () => clearTimeout(deadline));
    next();
  };
}

function giveUp(req: Request, res: Response): void {
  if (req.complete) return;
  if (res.headersSent) return void req.socket.destroy();
  const text = "The body took too long to arrive. Please try again.";
  res.removeHeader("ETag");
  res.set({ Connection: "close", "Cache-Control": "no-store" });
  res.status(408).json({ error: text, code: "body_too_slow" });
  res.once("finish", () => req.socket.destroySoon());
}
