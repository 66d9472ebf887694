import type { NameOf } from "../slackApi/mrkdwn.ts";
import type { SandboxValues } from "../SandboxView.ts";

/** The message, modal, or home tab that contains blocks, with its actions. */
export interface Surface {
  /** Prefixes the keys of its elements; a key identifies the focused element after a redraw. */
  key: string;
  /** The values on the server. */
  values: SandboxValues;
  /** Values entered on the page, by block id; they take precedence over `values`. */
  drafts: Map<string, unknown>;
  /** Error messages for fields, by block id. */
  errors: Record<string, string>;
  people: { id: string; name: string }[];
  nameOf: NameOf;
  act(blockId: string, actionId: string, value: unknown): void;
}
