import { GOOGLE_META_NAME } from "#core/links/googleMeta.ts";

/** Returns whether the server can sign people in with Google; the page itself says so. */
export function hasGoogle(): boolean {
  return document.querySelector(`meta[name="${GOOGLE_META_NAME}"]`) !== null;
}
