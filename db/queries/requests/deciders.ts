import type { Transaction } from "sequelize";
import type { PersonNode } from "#core/people/approver.ts";
import type { ApprovalStep, DecidableRequest } from "#core/requests/approval/ApprovalStep.ts";
import { type RecipientsAround, recipientsAround } from "../notifications/recipients.ts";
import { peopleAround } from "../people/hierarchy.ts";
import { rows } from "../statement.ts";

const IN_STEPS = {
  name: "people-in-steps",
  text: `
    SELECT s.place::int4 AS place, p.id, p."isLead"
    FROM unnest($2::uuid[], $3::jsonb[]) WITH ORDINALITY s (user_id, steps, place) CROSS JOIN LATERAL (
      SELECT (a.value ->> 'person')::uuid AS id, false AS "isLead"
      FROM jsonb_path_query(s.steps, '$[*].by[*]') a (value) WHERE jsonb_typeof(a.value) = 'object'
      UNION
      SELECT l.user_id, true FROM team_members m
      JOIN team_members l ON l.organization_id = $1 AND l.team_id = m.team_id AND l.is_lead
      WHERE m.organization_id = $1 AND m.user_id = s.user_id AND m.is_member
        AND jsonb_path_exists(s.steps, '$[*].by[*] ? (@ == "teamLead")')) p`,
};

interface PersonInSteps {
  id: string;
  isLead: boolean;
}

interface StepsOfPerson {
  userId: string;
  steps: Steps;
}

type Steps = readonly Pick<ApprovalStep, "by">[];

function namesOthers(steps: Steps): boolean {
  return steps.some(({ by }) => by.some((one) => typeof one === "object" || one === "teamLead"));
}

/** The returned function takes an element of `given`, not an equal object. */
async function peopleInSteps(
  organizationId: string,
  given: readonly StepsOfPerson[],
  tx?: Transaction,
): Promise<(of: StepsOfPerson) => PersonInSteps[]> {
  const naming = given.filter(({ steps }) => namesOthers(steps));
  if (naming.length === 0) return () => [];
  const values = [organizationId, naming.map(({ userId }) => userId), naming.map(({ steps }) => JSON.stringify(steps))];
  const found = await rows<PersonInSteps & { place: number }>(IN_STEPS, values, tx);
  return (of) => found.filter(({ place }) => naming[place - 1] === of);
}

export async function decidersAround(
  organizationId: string,
  { userId, approval }: DecidableRequest,
  ids: readonly string[],
  tx?: Transaction,
  around?: ReadonlyMap<string, PersonNode>,
): Promise<ReadonlyMap<string, PersonNode>> {
  const asked = { userId, steps: approval?.steps ?? [] };
  const named = (await peopleInSteps(organizationId, [asked], tx))(asked);
  if (around && named.length === 0) return around;
  const people = await peopleAround(organizationId, [userId, ...ids, ...named.map(({ id }) => id)], tx);
  return withLeads(people, named);
}

interface AskedDeciders extends DecidableRequest {
  id: string;
  besides: readonly string[];
}

interface Deciders {
  id: string;
  ids: readonly string[];
  people: ReadonlyMap<string, PersonNode>;
}

export async function findDeciders(organizationId: string, requests: readonly AskedDeciders[]): Promise<Deciders[]> {
  const asked = requests.map(({ id, userId, approval, besides }) => ({
    id,
    userId,
    steps: approval?.steps ?? [],
    besides,
  }));
  const namedIn = await peopleInSteps(organizationId, asked);
  const idsOf = (one: (typeof asked)[number]) => [one.userId, ...one.besides, ...namedIn(one).map(({ id }) => id)];
  const around = await peopleAround(organizationId, [...new Set(asked.flatMap(idsOf))]);
  return asked.map((one) => ({ id: one.id, ids: idsOf(one), people: withLeads(around, namedIn(one)) }));
}

export async function stepRecipientsAround(
  organizationId: string,
  { userId, steps }: { userId: string; steps: Steps },
  now: Date,
  tx?: Transaction,
  around?: RecipientsAround,
): Promise<RecipientsAround> {
  const asked = { userId, steps };
  const named = (await peopleInSteps(organizationId, [asked], tx))(asked);
  if (around && named.length === 0) return around;
  const found = await recipientsAround(organizationId, [userId, ...named.map(({ id }) => id)], now, tx);
  return { ...found, people: withLeads(found.people, named) };
}

export async function recipientsOfEach<Request extends { userId: string; steps: Steps | null }>(
  organizationId: string,
  requests: readonly Request[],
  now: Date,
  tx: Transaction,
): Promise<{ peopleOf: (request: Request) => RecipientsAround["people"]; settings: RecipientsAround["settings"] }> {
  const asked = new Map(requests.map((request) => [request, { userId: request.userId, steps: request.steps ?? [] }]));
  const namedIn = await peopleInSteps(organizationId, [...asked.values()], tx);
  const ids = [...asked.values()].flatMap((one) => [one.userId, ...namedIn(one).map(({ id }) => id)]);
  const { people, settings } = await recipientsAround(organizationId, [...new Set(ids)], now, tx);
  const peopleOf = (request: Request) => {
    const one = asked.get(request);
    return one ? withLeads(people, namedIn(one)) : people;
  };
  return { peopleOf, settings };
}

function withLeads<Node extends PersonNode>(
  people: ReadonlyMap<string, Node>,
  named: readonly PersonInSteps[],
): ReadonlyMap<string, Node> {
  const leads = new Set(named.flatMap(({ id, isLead }) => (isLead ? [id] : [])));
  if (leads.size === 0) return people;
  return new Map([...people].map(([id, node]) => [id, leads.has(id) ? { ...node, isTeamLead: true } : node]));
}
