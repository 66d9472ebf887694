import { SLACK_META_NAME } from "#core/links/slackMeta.ts";

/** Returns whether the server can connect to Slack; a meta tag of the page states it. */
export function isSlackSetUp(): boolean {
  return document.querySelector(`meta[name="${SLACK_META_NAME}"]`) !== null;
}
