/** Paths at which something is done, not shown. */
const NO_PLACE = /^\/(api|auth)(\/|$)/;
/** What a browser reads as another address than it looks like: another host, a way up, control characters. */
const TWISTED = /\/\/|\\|\/(\.|%2e){1,2}(\/|$)|\p{Cc}/iu;

/** Where on our own web a text leads, as path and query; undefined for what leads elsewhere, or does something. */
export function safeReturnPath(text: string): string | undefined {
  const place = text.split("#", 1)[0] ?? "";
  const path = place.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || TWISTED.test(path) || /\p{Cc}/u.test(place)) return undefined;
  return NO_PLACE.test(path) ? undefined : place;
}
