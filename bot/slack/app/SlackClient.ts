import type { webApi } from "@slack/bolt";

/** Listeners receive it. */
export type SlackClient = webApi.WebClient;
