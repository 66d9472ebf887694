/** Omits unchanged fields, so an update doesn't revert another person's change. */
export function changedFields<Values extends object>(before: object, values: Values): Partial<Values> {
  const known = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => !(field in known) || JSON.stringify(value ?? null) !== JSON.stringify(known[field] ?? null),
    ),
  ) as Partial<Values>;
}
