/** Returns a code such as `not_found`, or undefined for errors that don't come from Slack. */
export function slackErrorOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "error" in data ? String(data.error) : undefined;
}
