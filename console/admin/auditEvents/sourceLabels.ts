import type { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { keyText } from "#core/audit/keyText.ts";

export const SOURCE_LABELS: Record<AuditEventAnswer["source"], string> = {
  web: "Web",
  console: "Console",
  slack: "Slack",
  mail: "Email",
  clock: "Scheduler",
  command: "Command line",
  api: "API",
  scim: "Provisioning",
  sso: "Identity provider sign-out",
};

export function sourceText({ source, key }: Pick<AuditEventAnswer, "source" | "key">): string {
  if (!key) return SOURCE_LABELS[source];
  return `${source === "scim" ? "Provisioning token" : "API key"} ${keyText(key)}`;
}
