import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";

/** The context of every Slack listener, besides Slack's arguments. */
export interface SlackContext {
  /** The origin of links. */
  appUrl: string;
  clock: Clock;
  log: Logger;
}
