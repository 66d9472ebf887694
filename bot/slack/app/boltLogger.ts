import type { Logger as BoltLogger, LogLevel } from "@slack/bolt";
import type { Logger } from "pino";

/** Bolt's log within ours. It takes a lot for worth mentioning that is not; whole messages, with what people wrote, are never. */
export function boltLogger(log: Logger, level: LogLevel): BoltLogger {
  const ours = log.child({ part: "bolt" });
  return {
    debug: () => {},
    info: (...parts) => ours.debug(parts.map(String).join(" ")),
    warn: (...parts) => ours.debug(parts.map(String).join(" ")),
    error: (...parts) => ours.warn(parts.map(String).join(" ")),
    setLevel: () => {},
    // What passes is for our own log to say.
    getLevel: () => level,
    setName: () => {},
  };
}
