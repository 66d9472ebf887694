import type { NameOf } from "../slackApi/mrkdwn.ts";
import type { SandboxValues } from "../SandboxView.ts";

/** The message, modal or home tab that contains blocks, with its actions. */
export interface Surface {
  /** Prefixes the keys of its elements, by which the focus is restored. */
  key: string;
  /** The values on the server. */
  values: SandboxValues;
  /** Values entered since then, by block. */
  drafts: Map<string, unknown>;
  /** The errors of fields, by block. */
  errors: Record<string, string>;
  people: { id: string; name: string }[];
  nameOf: NameOf;
  act(blockId: string, actionId: string, value: unknown): void;
}
