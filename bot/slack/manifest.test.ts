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

test("the manifest asks for what we ask for, and nothing else", () => {
  expect(oauth.scopes).toEqual({ bot: [...SCOPES] });
});

test("everything that Slack sends comes to the one address", () => {
  expect(commands.map(({ url }: { url: string }) => url)).toEqual([EVENTS]);
  expect(settings.event_subscriptions.request_url).toBe(EVENTS);
  expect(settings.interactivity).toEqual({ is_enabled: true, request_url: EVENTS });
  expect(oauth.redirect_urls).toEqual(["https://awayday.example.com/api/slack/oauth_redirect"]);
});

test("there is /pto, a Home tab, and word when we are taken out", () => {
  expect(commands.map(({ command }: { command: string }) => command)).toEqual(["/pto"]);
  expect(home.home_tab_enabled).toBe(true);
  expect(settings.event_subscriptions.bot_events).toEqual(["app_home_opened", "app_uninstalled", "tokens_revoked"]);
});

test("tokens last, and one workspace at a time is connected: other ways of Slack are not for us", () => {
  expect(settings).toMatchObject({ token_rotation_enabled: false, org_deploy_enabled: false });
});

// The lengths and names of Slack's JSON schema of manifests, version 2.
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
