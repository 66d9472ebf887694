import type { NameOf } from "../slackApi/mrkdwn.ts";
import type { SandboxValues } from "../SandboxView.ts";

export interface Surface {
  key: string;
  values: SandboxValues;
  /** Values entered on the page, by block id. Drafts take precedence over `values`. */
  drafts: Map<string, unknown>;
  errors: Record<string, string>;
  people: { id: string; name: string }[];
  nameOf: NameOf;
  act(blockId: string, actionId: string, value: unknown): void;
}
