export function dateOrNull(value: string): string | null {
  return value || null;
}
