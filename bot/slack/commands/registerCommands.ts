import type { App } from "@slack/bolt";
import type { SlackDoor } from "../SlackDoor.ts";
import { onPto } from "./onPto.ts";

/** What can be typed. */
export function registerCommands(app: App, door: SlackDoor): void {
  app.command("/pto", (args) => onPto(args, door));
}
