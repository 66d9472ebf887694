/** A person's page outside the admin console. */
export const PERSON_PATH = "/people/:id";

export function personPath(id: string): `/people/${string}` {
  return `/people/${encodeURIComponent(id)}`;
}
