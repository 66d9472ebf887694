/** Returns a date input's value; null unsets the date. */
export function dateOrNull(value: string): string | null {
  return value || null;
}
