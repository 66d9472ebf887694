import { webApi } from "@slack/bolt";
import { pino } from "pino";
import type { SlackConfig } from "#bot/config.ts";
import type { Channel } from "#bot/notify/Channel.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import { slackChannel } from "#bot/slack/app/slackChannel.ts";
import { slackClients } from "#bot/slack/app/slackClients.ts";

/** `timeout` limits each call, in milliseconds. */
export function slackTo(
  config: SlackConfig,
  { appUrl, clock, timeout }: { appUrl: string; clock: Clock; timeout?: number },
): Channel {
  const clients = slackClients(webApi.WebClient, config, timeout === undefined ? {} : { timeout });
  return slackChannel(clients, { appUrl, clock, log: pino({ level: "silent" }) });
}
