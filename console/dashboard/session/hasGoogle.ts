import { GOOGLE_META_NAME } from "#core/links/googleMeta.ts";

/** Returns whether the server can sign people in with Google; a meta tag of the page states it. */
export function hasGoogle(): boolean {
  return document.querySelector(`meta[name="${GOOGLE_META_NAME}"]`) !== null;
}
