import type { App } from "@slack/bolt";
import type { SlackDoor } from "../SlackDoor.ts";
import { onUninstalled } from "./onUninstalled.ts";

/** What happens to the app itself. */
export function registerEvents(app: App, _door: SlackDoor): void {
  app.event("app_uninstalled", onUninstalled);
  app.event("tokens_revoked", onUninstalled);
}
