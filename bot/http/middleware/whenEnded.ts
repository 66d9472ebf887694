import type { Request, Response } from "express";

/** Node also emits `finish` for responses on destroyed connections. */
export function whenEnded(req: Request, res: Response, ended: (isComplete: boolean) => void): void {
  let isComplete = false;
  res.prependOnceListener("finish", () => {
    isComplete = !req.socket.destroyed;
  });
  res.once("close", () => ended(isComplete));
}
