export const FINAL_STATEMENT_PATH = "/final-statement/:id";

export function finalStatementPath(id: string): `/final-statement/${string}` {
  return `/final-statement/${encodeURIComponent(id)}`;
}
