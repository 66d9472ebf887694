import { ROLES, type Role } from "#core/people/access/roles.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { connect, slackIdOf, slackServer, TEAM } from "../slack/slackCompany.ts";
import { testClock } from "../arranging/testOrganization.ts";
import { isLetIn } from "./cells.ts";
import type { Audience } from "./Declaration.ts";
import { freeDays } from "./freeDays.ts";
import { type Member, twoOrganizations } from "./organizations.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

const NAMES = ["Owner", "Otto", "Ada", "Alma", "Mona", "Max", "Emma", "Rita", "Erin", "Arlo", "Oleg", "Ezra"];
const EVERYONES: readonly OwnerRelation[] = ["own", "report", "other", "admin", "owner"];

type Interaction = Record<string, unknown> & { type: string };

export async function slackMatrix() {
  const clock = testClock();
  const users = NAMES.map((name) => {
    const email = `${name.toLowerCase()}@ours.example`;
    return { id: slackIdOf(email), name, email, isEmailConfirmed: true };
  });
  const { sandbox } = await slackServer(clock, [{ id: TEAM, name: "Ours", users, channels: [] }]);
  const organizations = await twoOrganizations();
  const { viewers, personOf, foreign } = organizations;
  await connect(sandbox, viewers.Owner, TEAM);
  const freeDayOf = freeDays();
  let triggers = 0;
  return {
    clock,
    sandbox,
    ...organizations,
    freeDayOf,
    viewerOf: (role: Role) => sandbox.as(TEAM, slackIdOf(viewers[role].email)),
    interact: async (role: Role, { type, ...rest }: Interaction) => {
      const id = slackIdOf(viewers[role].email);
      const who = { user: { id, team_id: TEAM }, team: { id: TEAM }, trigger_id: `${++triggers}.2.3` };
      const payload = JSON.stringify({ type, ...who, ...rest });
      return sandbox.send(new URLSearchParams({ payload }).toString());
    },
    newRequest: async (person: Member) => {
      const day = freeDayOf(person);
      return submitRequest(person, { type: "vacation", startDate: day, endDate: day });
    },
    cells: async <Outcome>(
      may: Audience,
      attempt: (role: Role, person: Member) => Promise<Outcome>,
    ): Promise<{ seen: Record<string, Outcome>; wanted: Record<string, boolean> }> => {
      const seen: Record<string, Outcome> = {};
      const wanted: Record<string, boolean> = {};
      for (const role of ROLES) {
        for (const whose of EVERYONES) {
          seen[`${role}: ${whose}`] = await attempt(role, personOf(role, whose));
          wanted[`${role}: ${whose}`] = isLetIn(may, role, whose);
        }
        seen[`${role}: foreign`] = await attempt(role, foreign.person);
        wanted[`${role}: foreign`] = false;
      }
      return { seen, wanted };
    },
  };
}

export async function statusOf(id: string): Promise<string> {
  const { rows } = await database().pool.query<{ status: string }>("SELECT status FROM pto_requests WHERE id = $1", [
    id,
  ]);
  return rows[0]?.status ?? "none";
}
