import type { Request } from "express";

/** Callers refuse embedded requests, because another site could exhaust the visitor's rate limit with them. */
export function isEmbedded(req: Request): boolean {
  const destination = req.get("sec-fetch-dest");
  return destination !== undefined && destination !== "document";
}
