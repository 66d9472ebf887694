import type { SandboxValues } from "../Sandbox.ts";
import type { NameOf } from "../slackApi/mrkdwn.ts";

/** What blocks stand on: a message, a modal or the home tab, and what happens there. */
export interface Surface {
  /** Begins the keys of its elements, by which focus is found again. */
  key: string;
  /** What is filled in, as the server has it. */
  values: SandboxValues;
  /** What was filled in since, by block. */
  drafts: Map<string, unknown>;
  /** What is wrong with a field, by block. */
  errors: Record<string, string>;
  people: { id: string; name: string }[];
  nameOf: NameOf;
  act(blockId: string, actionId: string, value: unknown): void;
}
