export const PERSON_PATH = "/people/:id";

export function personPath(id: string): `/people/${string}` {
  return `/people/${encodeURIComponent(id)}`;
}
