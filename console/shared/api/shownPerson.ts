import { SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";

let shown: string | undefined;

export function rememberShown(id: string | undefined): void {
  shown = id;
}

export function shownPerson(): string | undefined {
  return shown;
}

/**
 * Names the person whom the page shows, so that the server refuses the link if another person has signed in meanwhile.
 * Links to files have no `download` attribute, because the browser must follow a redirect to a page with the reason.
 */
export function linkOfShown(path: string): string {
  if (shown === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${SHOWN_PERSON_PARAM}=${encodeURIComponent(shown)}`;
}
