import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { SCOPES } from "./app/scopes.ts";

const manifest = JSON.parse(readFileSync("slack-manifest.json", "utf8"));
const {
  display_information: display,
  features: { app_home: home, bot_user: bot, slash_commands: commands },
  oauth_config: oauth,
  settings,
} = manifest;
const EVENTS = "https://awayday.example.com/api/slack/events";

test("the manifest requests exactly our scopes", () => {
  expect(oauth.scopes).toEqual({ bot: [...SCOPES] });
});

test("everything that Slack sends goes to one URL", () => {
  expect(commands.map(({ url }: { url: string }) => url)).toEqual([EVENTS]);
  expect(settings.event_subscriptions.request_url).toBe(EVENTS);
  expect(settings.interactivity).toEqual({ is_enabled: true, request_url: EVENTS });
  expect(oauth.redirect_urls).toEqual(["https://awayday.example.com/api/slack/oauth_redirect"]);
});

test("the manifest has /pto, a Home tab, and events about removal of the app", () => {
  expect(commands.map(({ command }: { command: string }) => command)).toEqual(["/pto"]);
  expect(home.home_tab_enabled).toBe(true);
  expect(settings.event_subscriptions.bot_events).toEqual(["app_home_opened", "app_uninstalled", "tokens_revoked"]);
});

test("token rotation and organization-wide installation are off, because we don't support them", () => {
  expect(settings).toMatchObject({ token_rotation_enabled: false, org_deploy_enabled: false });
});

// Source: version 2 of Slack's JSON Schema for manifests.
test("the manifest is within the limits of Slack's schema", () => {
  expect(manifest["_metadata"].major_version).toBe(2);
  expect(Object.keys(manifest).toSorted()).toEqual(
    ["$schema", "_metadata", "display_information", "features", "oauth_config", "settings"].toSorted(),
  );
  expect(display.name.length).toBeLessThanOrEqual(35);
  expect(display.description.length).toBeLessThanOrEqual(140);
  expect(display.background_color).toMatch(/^#[0-9a-f]{6}$/);
  expect(bot.display_name.length).toBeLessThanOrEqual(80);
  const [command] = commands;
  expect(command.command).toMatch(/^\/[a-z]{1,31}$/);
  expect(command.description.length).toBeLessThanOrEqual(2000);
  expect(command.usage_hint.length).toBeLessThanOrEqual(1000);
});
