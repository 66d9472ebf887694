import type { RosterAnswer, RosterPerson } from "#core/api/calendar/RosterAnswer.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";

export const GROUPINGS = ["office", "team"] as const;
export type Grouping = (typeof GROUPINGS)[number];

export type TimelineRow =
  | { kind: "group"; key: string; name: string; count: number }
  | { kind: "person"; key: string; person: RosterPerson };

interface Group {
  id: string;
  name: string;
  people: RosterPerson[];
}

export function timelineRows(
  people: readonly RosterPerson[],
  {
    by,
    roster,
    teams,
    viewerId,
  }: { by: Grouping; roster: RosterAnswer; teams: readonly TeamAnswer[]; viewerId: string },
): TimelineRow[] {
  const viewer = people.find(({ id }) => id === viewerId);
  const others = people.filter(({ id }) => id !== viewerId);
  const groups = by === "office" ? byOffice(others, roster) : byTeam(others, teams);
  const own: TimelineRow[] = viewer ? [{ kind: "person", key: "viewer", person: viewer }] : [];
  return own.concat(groups.filter((group) => group.people.length > 0).flatMap(rowsOf));
}

function rowsOf({ id, name, people }: Group): TimelineRow[] {
  const heading: TimelineRow = { kind: "group", key: id, name, count: people.length };
  return [heading, ...people.map((person): TimelineRow => ({ kind: "person", key: `${id} ${person.id}`, person }))];
}

function byOffice(people: readonly RosterPerson[], { offices }: RosterAnswer): Group[] {
  const groups = new Map(offices.map(({ id, name }): [string, Group] => [id, { id, name, people: [] }]));
  for (const person of people) groups.get(person.officeId)?.people.push(person);
  return [...groups.values()];
}

function byTeam(people: readonly RosterPerson[], teams: readonly TeamAnswer[]): Group[] {
  const groups = teams.map(({ id, name, leadIds, memberIds }): Group => {
    const inTeam = new Set([...leadIds, ...memberIds]);
    return { id, name, people: people.filter((person) => inTeam.has(person.id)) };
  });
  const placed = new Set(groups.flatMap((group) => group.people));
  return [...groups, { id: "none", name: "No team", people: people.filter((person) => !placed.has(person)) }];
}
