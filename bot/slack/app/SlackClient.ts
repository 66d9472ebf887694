import type { webApi } from "@slack/bolt";

/** A client of Slack's Web API, as listeners get it. */
export type SlackClient = webApi.WebClient;
