import type { Transaction } from "sequelize";
import type { PersonNode } from "#core/people/approver.ts";
import type { ApprovalStep, DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { type RecipientsAround, recipientsAround } from "../notifications/recipients.ts";
import { peopleAround } from "../people/hierarchy.ts";
import { rows } from "../statement.ts";

/** The people whom the steps $3 name and, if a step needs them, the leads of the teams of the person $2. */
const IN_STEPS = {
  name: "people-in-steps",
  text: `
    SELECT (a.value ->> 'person')::uuid AS id, false AS "isLead"
    FROM jsonb_path_query($3::jsonb, '$[*].by[*]') a (value) WHERE jsonb_typeof(a.value) = 'object'
    UNION
    SELECT l.user_id, true FROM team_members m
    JOIN team_members l ON l.organization_id = $1 AND l.team_id = m.team_id AND l.is_lead
    WHERE m.organization_id = $1 AND m.user_id = $2 AND m.is_member
      AND jsonb_path_exists($3::jsonb, '$[*].by[*] ? (@ == "teamLead")')`,
};

interface PersonInSteps {
  id: string;
  isLead: boolean;
}

/** The parts of steps that decide who holds them. */
type Steps = readonly Pick<ApprovalStep, "by">[];

/** Returns whether steps name people or team leads, who may not be above the person whose request is decided. */
function namesOthers(steps: Steps): boolean {
  return steps.some(({ by }) => by.some((one) => typeof one === "object" || one === "teamLead"));
}

async function peopleInSteps(
  organizationId: string,
  { userId, steps }: { userId: string; steps: Steps },
  tx?: Transaction,
): Promise<PersonInSteps[]> {
  if (!namesOthers(steps)) return [];
  return rows<PersonInSteps>(IN_STEPS, [organizationId, userId, JSON.stringify(steps)], tx);
}

/**
 * Returns the given people, everyone who may decide for the requester, and, if the approval has steps, the people and
 * team leads whom the steps name. If the given people and everyone who may decide for them have already been read, pass
 * them as `around`.
 */
export async function decidersAround(
  organizationId: string,
  { userId, approval }: DecidableRequest,
  ids: readonly string[],
  tx?: Transaction,
  around?: ReadonlyMap<string, PersonNode>,
): Promise<ReadonlyMap<string, PersonNode>> {
  const named = await peopleInSteps(organizationId, { userId, steps: approval?.steps ?? [] }, tx);
  if (around && named.length === 0) return around;
  const people = await peopleAround(organizationId, [userId, ...ids, ...named.map(({ id }) => id)], tx);
  return withLeads(people, named);
}

/**
 * Returns the people who may be notified about the steps of a person's request, and the organization's settings. If
 * the result of `recipientsAround` for people who include the person is known, pass it as `around`.
 */
export async function stepRecipientsAround(
  organizationId: string,
  { userId, steps }: { userId: string; steps: Steps },
  now: Date,
  tx?: Transaction,
  around?: RecipientsAround,
): Promise<RecipientsAround> {
  const named = await peopleInSteps(organizationId, { userId, steps }, tx);
  if (around && named.length === 0) return around;
  const found = await recipientsAround(organizationId, [userId, ...named.map(({ id }) => id)], now, tx);
  return { ...found, people: withLeads(found.people, named) };
}

function withLeads<Node extends PersonNode>(
  people: ReadonlyMap<string, Node>,
  named: readonly PersonInSteps[],
): ReadonlyMap<string, Node> {
  const leads = new Set(named.flatMap(({ id, isLead }) => (isLead ? [id] : [])));
  if (leads.size === 0) return people;
  return new Map([...people].map(([id, node]) => [id, leads.has(id) ? { ...node, isTeamLead: true } : node]));
}
