import type { Request } from "express";

/**
 * Returns whether a part of a page, such as an image or a frame, made the request. Such a request can't start anything;
 * otherwise, another site could exhaust this network's rate limit.
 */
export function isEmbedded(req: Request): boolean {
  const destination = req.get("sec-fetch-dest");
  return destination !== undefined && destination !== "document";
}
