import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";

/** What every listener of Slack is given besides what Slack sends. */
export interface SlackContext {
  /** The origin that links lead to. */
  appUrl: string;
  clock: Clock;
  log: Logger;
}
