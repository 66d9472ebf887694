import type { Request } from "express";

/** Such a request can't start anything; otherwise, another site could exhaust this network's rate limit. */
export function isEmbedded(req: Request): boolean {
  const destination = req.get("sec-fetch-dest");
  return destination !== undefined && destination !== "document";
}
