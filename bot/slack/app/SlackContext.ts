import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";

export interface SlackContext {
  /** The origin used in links. */
  appUrl: string;
  clock: Clock;
  log: Logger;
}
