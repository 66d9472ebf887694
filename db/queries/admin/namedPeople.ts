/** Returns a subquery of the ids of people in the organization `$1` whose name or email matches a pattern. */
export function namedPeople(pattern: string): string {
  return `(SELECT id FROM users WHERE organization_id = $1 AND (name ILIKE ${pattern} OR email ILIKE ${pattern}))`;
}
