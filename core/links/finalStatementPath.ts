/** The page with a person's final statement. */
export const FINAL_STATEMENT_PATH = "/final-statement/:id";

/** Returns the path of a person's final statement. */
export function finalStatementPath(id: string): `/final-statement/${string}` {
  return `/final-statement/${encodeURIComponent(id)}`;
}
