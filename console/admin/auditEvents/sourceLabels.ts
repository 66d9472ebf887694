import type { AuditEvent } from "./AuditEvent.ts";

/** The label of each entry point that an audit event can come from. */
export const SOURCE_LABELS: Record<AuditEvent["source"], string> = {
  web: "Web",
  console: "Console",
  slack: "Slack",
  mail: "Email",
  clock: "Scheduler",
  command: "Command line",
};
