export interface AuditedKey {
  name: string;
  start: string;
}

export function keyText({ name, start }: AuditedKey): string {
  return `${name} (${start}…)`;
}
