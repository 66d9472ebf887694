import type { webApi } from "@slack/bolt";

export type SlackClient = webApi.WebClient;
