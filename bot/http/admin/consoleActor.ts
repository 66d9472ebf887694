import type { Request } from "express";
import type { Actor } from "#bot/operations/actor.ts";
import { actorOf } from "../auth/actorOf.ts";

/** The source `console` distinguishes the admin console from the dashboard in the audit log. */
export function consoleActor(req: Request): Actor {
  return { ...actorOf(req), source: "console" };
}
