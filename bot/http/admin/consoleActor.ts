import type { Request } from "express";
import type { Actor } from "#bot/operations/actor.ts";
import { actorOf } from "../auth/actorOf.ts";

export function consoleActor(req: Request): Actor {
  return { ...actorOf(req), source: "console" };
}
