export interface StoppedWebhook {
  name: string;
  /** `gone`: the server no longer accepts messages. `failing`: messages failed for three days. */
  reason: "gone" | "failing";
  lastError: string | null;
}

export function stoppedWebhookText({ reason, lastError }: Omit<StoppedWebhook, "name">): string {
  const cause =
    reason === "gone"
      ? "Its server no longer accepts messages (410 Gone)."
      : `Awayday couldn't deliver anything to it for three days${lastError ? `: ${lastError}` : ""}.`;
  return `${cause} It gets no messages until you turn it on again.`;
}
