export type SlackBody = Record<string, unknown>;

type SlackKind = "command" | "block_actions" | "view_submission" | "block_suggestion" | "other" | "event";

export function kindOf({ command, type }: SlackBody): SlackKind {
  if (command !== undefined) return "command";
  if (type === "block_actions" || type === "view_submission" || type === "block_suggestion") return type;
  return type === "event_callback" ? "event" : "other";
}
