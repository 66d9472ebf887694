import type { App } from "@slack/bolt";
import type { SlackContext } from "../app/SlackContext.ts";
import { onUninstalled } from "./onUninstalled.ts";

export function registerEvents(app: App, _context: SlackContext): void {
  app.event("app_uninstalled", onUninstalled);
  app.event("tokens_revoked", onUninstalled);
}
