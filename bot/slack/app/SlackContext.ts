import type { Logger } from "pino";
import type { Clock } from "#bot/operations/runtime.ts";

export interface SlackContext {
  appUrl: string;
  clock: Clock;
  log: Logger;
}
