/** The people of the organisation whose name or address is like a pattern, as a subquery. */
export function namedPeople(pattern: string): string {
  return `(SELECT id FROM users WHERE organization_id = $1 AND (name ILIKE ${pattern} OR email ILIKE ${pattern}))`;
}
