import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";

/** The label of each entry point that an audit event can come from. */
export const SOURCE_LABELS: Record<AuditEventAnswer["source"], string> = {
  web: "Web",
  console: "Console",
  slack: "Slack",
  mail: "Email",
  clock: "Scheduler",
  command: "Command line",
  api: "API",
};
