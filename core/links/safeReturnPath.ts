/** Paths that perform an action instead of showing a page. */
const ACTION_PATH = /^\/(api|auth)(\/|$)/;
/**
 * Paths that browsers normalize to another path or host: with double slashes, backslashes, dot segments, or control
 * characters.
 */
const UNSAFE_PATH = /\/\/|\\|\/(\.|%2e){1,2}(\/|$)|\p{Cc}/iu;

/** The path and query of a page in this app; undefined if `text` leads to another site or an action. */
export function safeReturnPath(text: string): string | undefined {
  const pathAndQuery = text.split("#", 1)[0] ?? "";
  const path = pathAndQuery.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || UNSAFE_PATH.test(path) || /\p{Cc}/u.test(pathAndQuery)) return undefined;
  return ACTION_PATH.test(path) ? undefined : pathAndQuery;
}
