import type { Logger as BoltLogger, LogLevel } from "@slack/bolt";
import type { Logger } from "pino";

/** Logs Bolt's messages at lower levels. Security: drops debug messages, which contain what people wrote. */
export function boltLogger(log: Logger, level: LogLevel): BoltLogger {
  const ours = log.child({ part: "bolt" });
  return {
    debug: () => {},
    info: (...parts) => ours.debug(parts.map(String).join(" ")),
    warn: (...parts) => ours.debug(parts.map(String).join(" ")),
    error: (...parts) => ours.warn(parts.map(String).join(" ")),
    setLevel: () => {},
    getLevel: () => level,
    setName: () => {},
  };
}
