import type { Request, Response } from "express";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { linkSso } from "#bot/operations/sso/linkSso.ts";
import type { SessionCookie } from "../HttpContext.ts";
import { ssoLinkCookieName, ssoLinkOf } from "./ssoLinkOf.ts";
import { visitCookie } from "./visitSecret.ts";

export async function linkPendingSso(req: Request, res: Response, cookie: SessionCookie, actor: Actor): Promise<void> {
  const link = ssoLinkOf(req, cookie);
  if (!link) return;
  try {
    await linkSso(actor, link);
  } catch (error) {
    if (error instanceof Refusal) return;
    throw error;
  }
  const { maxAge: _, ...same } = visitCookie(cookie);
  res.clearCookie(ssoLinkCookieName(cookie), same);
}
