import type { SlackCommandMiddlewareArgs } from "@slack/bolt";
import type { SlackClient } from "../app/SlackClient.ts";

/** The arguments of a command's listener. */
export type CommandArgs = Pick<SlackCommandMiddlewareArgs, "command" | "ack" | "respond"> & { client: SlackClient };
