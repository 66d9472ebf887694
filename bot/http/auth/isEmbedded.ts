import type { Request } from "express";

/** Callers refuse such requests, because another site could exhaust this network's rate limit with them. */
export function isEmbedded(req: Request): boolean {
  const destination = req.get("sec-fetch-dest");
  return destination !== undefined && destination !== "document";
}
