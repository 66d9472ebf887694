import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { keyText } from "#core/audit/keyText.ts";

/** The label of each entry point that an audit event can come from. */
export const SOURCE_LABELS: Record<AuditEventAnswer["source"], string> = {
  web: "Web",
  console: "Console",
  slack: "Slack",
  mail: "Email",
  clock: "Scheduler",
  command: "Command line",
  api: "API",
  scim: "Provisioning",
};

/** Returns the entry point of an audit event, with the API key of a call, such as "API key Payroll (awdp_k3j7…)". */
export function sourceText({ source, key }: Pick<AuditEventAnswer, "source" | "key">): string {
  return key ? `API key ${keyText(key)}` : SOURCE_LABELS[source];
}
