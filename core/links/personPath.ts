/** A person's page, for the person and for those who may see their leave. */
export const PERSON_PATH = "/people/:id";

export function personPath(id: string): `/people/${string}` {
  return `/people/${encodeURIComponent(id)}`;
}
