import type { App } from "@slack/bolt";
import { register } from "#bot/slack/app/register.ts";
import type { SlackContext } from "#bot/slack/app/SlackContext.ts";

export function listenersOf(source: SlackContext): string[] {
  const listeners: string[] = [];
  const record =
    (kind: string) =>
    (what: unknown): void =>
      void listeners.push(`${kind} ${nameOf(what)}`);
  const kinds = ["action", "command", "event", "message", "options", "shortcut", "step", "view", "use", "function"];
  register(Object.fromEntries(kinds.map((kind) => [kind, record(kind)])) as unknown as App, source);
  return listeners.toSorted();
}

function nameOf(what: unknown): string {
  if (typeof what !== "object" || what === null || what instanceof RegExp) return String(what);
  const { callback_id: callback, action_id: action } = what as {
    callback_id?: string | RegExp;
    action_id?: string | RegExp;
  };
  return [callback, action].flatMap((part) => (part === undefined ? [] : String(part))).join(" ");
}
