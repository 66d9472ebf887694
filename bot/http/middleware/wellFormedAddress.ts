import type { RequestHandler } from "express";
import { HttpProblem } from "./HttpProblem.ts";

export function wellFormedAddress(): RequestHandler {
  return (req, _res, next) => {
    if (!isWellFormed(req.url)) throw new HttpProblem(400, "malformed_address", "The address is malformed");
    next();
  };
}

export function isWellFormed(address: string): boolean {
  if (!address.includes("%")) return true;
  try {
    return !decodeURIComponent(address).includes("\0");
  } catch {
    return false;
  }
}
