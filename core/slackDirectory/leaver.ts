import { z } from "zod";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isAtLeast, type Role } from "../people/access/roles.ts";
import { text } from "../inputs.ts";
import { Refusal } from "../refusal.ts";
import type { SlackMember } from "./SlackMember.ts";

export const LeaverInput = z.object({
  teamId: text({ max: 40, required: "Choose a Slack user" }),
  slackUserId: text({ max: 40, required: "Choose a Slack user" }),
});
export type LeaverInput = z.output<typeof LeaverInput>;

export const LEAVER_OBSTACLES = ["self", "owner"] as const;
export type LeaverObstacle = (typeof LEAVER_OBSTACLES)[number];

export function leaverObstacle(
  actor: { id: string; role: Role },
  person: { id: string; role: Role },
): LeaverObstacle | null {
  if (person.id === actor.id) return "self";
  return isAtLeast(actor.role, person.role) ? null : "owner";
}

export function assertNotSelf(actor: { id: string }, person: { id: string }): void {
  if (actor.id !== person.id) return;
  throw new Refusal("forbidden", "own_account", "You can't deactivate yourself from this list");
}

export interface LeaverEvidence {
  /** Undefined if Slack has no such user. */
  listed: SlackMember | undefined;
  isLinked: boolean;
  linked: readonly SlackMember[];
  isEmailActive: boolean;
}

/** Throws (409) if the list is outdated or the person is active in Slack. */
export function assertLeft({ name, email }: { name: string; email: string }, evidence: LeaverEvidence): void {
  const { listed, isLinked, linked, isEmailActive } = evidence;
  const isByEmail =
    typeof listed?.email === "string" && countsByEmail(listed) && normalEmail(listed.email) === normalEmail(email);
  if (!listed || !(isLinked || isByEmail)) throw changed(name);
  if (isEmailActive || [listed, ...linked].some(({ isDeleted }) => !isDeleted)) {
    throw new Refusal("conflict", "active_in_slack", `${name} is active in Slack`);
  }
}

/** Security: emails of bots and of other workspaces' members don't count, because anyone could have entered them. */
export function countsByEmail({ kind }: Pick<SlackMember, "kind">): boolean {
  return kind === "person" || kind === "guest";
}

export function changed(name: string): Refusal {
  return new Refusal(
    "conflict",
    "slack_link_changed",
    `${name}'s account or its link to Slack has changed. Refresh the list.`,
  );
}
