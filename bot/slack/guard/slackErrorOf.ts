/** Returns the error code from Slack, such as `not_found`, or undefined for other errors. */
export function slackErrorOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("data" in error)) return undefined;
  const { data } = error;
  return typeof data === "object" && data !== null && "error" in data ? String(data.error) : undefined;
}
