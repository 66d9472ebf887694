import type { Request, Response } from "express";

/** Node also marks the responses of destroyed connections as finished. */
export function whenEnded(req: Request, res: Response, ended: (isComplete: boolean) => void): void {
  let isComplete = false;
  res.prependOnceListener("finish", () => {
    isComplete = !req.socket.destroyed;
  });
  res.once("close", () => ended(isComplete));
}
