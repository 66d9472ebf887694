/** The code by which Slack refused a call (`not_found`, `hash_conflict` …); undefined where it didn't answer so. */
export function slackErrorOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "error" in data ? String(data.error) : undefined;
}
