import type { Request, Response } from "express";
import { SsoRequired } from "#bot/operations/auth/SsoRequired.ts";
import { keepSsoLink } from "#bot/operations/sso/keepSsoLink.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { keepSsoLinkToken } from "./ssoLinkOf.ts";
import { keepVisitSecret } from "./visitSecret.ts";

export async function keepPasswordProof(
  req: Request,
  res: Response,
  cookie: SessionCookie,
  error: unknown,
): Promise<never> {
  if (error instanceof SsoRequired) {
    const browser = keepVisitSecret(req, res, cookie, "sso");
    keepSsoLinkToken(req, res, cookie, { token: await keepSsoLink(error.proof, browser), browser });
  }
  throw error;
}
