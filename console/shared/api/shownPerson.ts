import { SHOWN_PERSON_PARAM } from "#core/auth/shownPersonHeader.ts";

let shown: string | undefined;

export function rememberShown(id: string | undefined): void {
  shown = id;
}

export function shownPerson(): string | undefined {
  return shown;
}

export function linkOfShown(path: string): string {
  if (shown === undefined) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${SHOWN_PERSON_PARAM}=${encodeURIComponent(shown)}`;
}
