/**
 * Returns the fields of a form that differ from its record. Only these are sent, so that an update doesn't revert another
 * person's later change.
 */
export function changedFields(before: object, values: object): Record<string, unknown> {
  const known = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values as Record<string, unknown>).filter(
      ([field, value]) => !(field in known) || JSON.stringify(value ?? null) !== JSON.stringify(known[field] ?? null),
    ),
  );
}
