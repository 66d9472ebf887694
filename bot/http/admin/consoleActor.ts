import type { Request } from "express";
import type { Actor } from "#bot/operations/actor.ts";
import { actorOf } from "../auth/signedIn.ts";

/** Who is signed in, as one who comes through the console: the audit tells it from the dashboard. */
export function consoleActor(req: Request): Actor {
  return { ...actorOf(req), source: "console" };
}
