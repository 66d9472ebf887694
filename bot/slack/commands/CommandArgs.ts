import type { SlackCommandMiddlewareArgs } from "@slack/bolt";
import type { SlackClient } from "../app/SlackClient.ts";

export type CommandArgs = Pick<SlackCommandMiddlewareArgs, "command" | "ack" | "respond"> & { client: SlackClient };
