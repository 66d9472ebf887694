const ACTION_PATH = /^\/(api|auth)(\/|$)/;
/** Paths that browsers may normalize to another path or host. */
const UNSAFE_PATH = /\/\/|\\|\/(\.|%2e){1,2}(\/|$)|\p{Cc}/iu;

/** Returns the path and query without the fragment, or undefined if the path isn't safe to open. */
export function safeReturnPath(text: string): string | undefined {
  const pathAndQuery = text.split("#", 1)[0] ?? "";
  const path = pathAndQuery.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || UNSAFE_PATH.test(path) || /\p{Cc}/u.test(pathAndQuery)) return undefined;
  return ACTION_PATH.test(path) ? undefined : pathAndQuery;
}
