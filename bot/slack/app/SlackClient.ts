import type { webApi } from "@slack/bolt";

/** The client of Slack's Web API that listeners receive. */
export type SlackClient = webApi.WebClient;
