export function namedPeople(pattern: string): string {
  return `(SELECT id FROM users WHERE organization_id = $1 AND (name ILIKE ${pattern} OR email ILIKE ${pattern}))`;
}
