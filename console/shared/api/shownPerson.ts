import { SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";

let shown: string | undefined;

/** Remembers the person whom the page shows, by id; undefined if it shows nobody. */
export function rememberShown(id: string | undefined): void {
  shown = id;
}

/** Returns the id of the person whom the page shows, or undefined. */
export function shownPerson(): string | undefined {
  return shown;
}

/**
 * Returns the path of a link that acts for the signed-in person, with the id of the person whom the page shows, so that
 * the server refuses it if another person has signed in meanwhile. Links to files have no `download` attribute, so that
 * the browser can follow the redirect to a page with the reason.
 */
export function linkOfShown(path: string): string {
  if (shown === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${SHOWN_PERSON_PARAM}=${encodeURIComponent(shown)}`;
}
