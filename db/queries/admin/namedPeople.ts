/** Returns a subquery of the people whose name or email matches a pattern. */
export function namedPeople(pattern: string): string {
  return `(SELECT id FROM users WHERE organization_id = $1 AND (name ILIKE ${pattern} OR email ILIKE ${pattern}))`;
}
