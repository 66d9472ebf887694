export interface AuditedKey {
  name: string;
  start: string;
}

/** Such as "Payroll (awdp_k3j7…)". */
export function keyText({ name, start }: AuditedKey): string {
  return `${name} (${start}…)`;
}
