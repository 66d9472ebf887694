/** What Slack sent, as far as it can be said of all of it. */
export type SlackBody = Record<string, unknown>;

/** Which kind of thing somebody did, or "event" for what happened without anybody waiting for an answer. */
export type SlackKind = "command" | "block_actions" | "view_submission" | "block_suggestion" | "other" | "event";

/** The kind of a well-formed body. */
export function kindOf({ command, type }: SlackBody): SlackKind {
  if (command !== undefined) return "command";
  if (type === "block_actions" || type === "view_submission" || type === "block_suggestion") return type;
  return type === "event_callback" ? "event" : "other";
}
