import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";

/** Every Slack listener gets it in addition to Slack's arguments. */
export interface SlackContext {
  /** The origin used in links. */
  appUrl: string;
  clock: Clock;
  log: Logger;
}
