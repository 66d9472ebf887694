/** The API key or provisioning token by which a call made an audited change. */
export interface AuditedKey {
  name: string;
  /** Its first characters. */
  start: string;
}

/** Returns an API key or a provisioning token as people recognize it, such as "Payroll (awdp_k3j7…)". */
export function keyText({ name, start }: AuditedKey): string {
  return `${name} (${start}…)`;
}
