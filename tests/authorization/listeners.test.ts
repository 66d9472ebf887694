import { expect, jest, test } from "@jest/globals";
import { pino } from "pino";
import { ROLES, type Role } from "#core/people/roles.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { testDatabase } from "../testDatabase.ts";
import { connect, slackIdOf, slackServer, TEAM } from "../slackCompany.ts";
import { testClock } from "../testOrganization.ts";
import { isLetIn } from "./cells.ts";
import type { Whose } from "./Declaration.ts";
import { LISTENERS } from "./declarations/listeners.ts";
import { freeDays } from "./freeDays.ts";
import { listenersOf } from "./listenersOf.ts";
import { type Member, twoOrganizations } from "./organizations.ts";

jest.setTimeout(120_000);
await testDatabase();
const clock = testClock();
const NAMES = ["Owner", "Otto", "Ada", "Alma", "Mona", "Max", "Emma", "Rita", "Erin", "Arlo", "Oleg", "Ezra"];
const users = NAMES.map((name) => {
  const email = `${name.toLowerCase()}@ours.example`;
  return { id: slackIdOf(email), name, email, isEmailConfirmed: true };
});
const { sandbox } = await slackServer(clock, [{ id: TEAM, name: "Ours", users, channels: [] }]);
const { viewers, personOf, foreign } = await twoOrganizations();
await connect(sandbox, viewers.Owner, TEAM);
const freeDayOf = freeDays();
const everyones: readonly Whose[] = ["own", "report", "other", "admin", "owner"];
const TELLING = ["chat.postMessage", "chat.postEphemeral", "views.open"];
let clicks = 0;

test("every Slack listener is declared, and every declared one is there", () => {
  const door = { appUrl: "https://awayday.example", clock, log: pino({ level: "silent" }) };
  const missing = listenersOf(door).filter((listener) => !(listener in LISTENERS));
  const where = "say in tests/authorization/declarations/listeners.ts who may use it";
  expect(missing.map((listener) => `${listener}: ${where}`)).toEqual([]);
  expect(Object.keys(LISTENERS).filter((listener) => !listenersOf(door).includes(listener))).toEqual([]);
});

test.each(["approve_request", "cancel_request"])(
  "the button %s works for those who may, and for no others",
  async (action) => {
    const { may } = LISTENERS[`action ${action}`] ?? { may: [] };
    const seen: Record<string, boolean> = {};
    const wanted: Record<string, boolean> = {};
    for (const role of ROLES) {
      for (const whose of everyones) {
        seen[`${role}: ${whose}`] = await changes(action, role, personOf(role, whose));
        wanted[`${role}: ${whose}`] = isLetIn(may, role, whose);
      }
      seen[`${role}: foreign`] = await changes(action, role, foreign.person);
      wanted[`${role}: foreign`] = false;
    }
    expect(seen).toEqual(wanted);
  },
);

/** Whether a click on a button about a new request of a person changes the request; otherwise the viewer is told why. */
async function changes(action: string, role: Role, person: Member): Promise<boolean> {
  const day = freeDayOf(person);
  const { id } = await submitRequest(person, { type: "vacation", startDate: day, endDate: day });
  const viewer = sandbox.as(TEAM, slackIdOf(viewers[role].email));
  const before = told();
  const payload = {
    type: "block_actions",
    user: { id: viewer.userId },
    team: { id: TEAM },
    trigger_id: `${++clicks}.2.3`,
    container: { type: "view", view_id: "V1" },
    view: { id: "V1", type: "home", hash: "1.a", team_id: TEAM },
    actions: [{ type: "button", action_id: action, value: id }],
  };
  await sandbox.send(new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
  return viewer.until<boolean>(async () => {
    const { rows } = await database().pool.query("SELECT status FROM pto_requests WHERE id = $1", [id]);
    if (rows[0].status !== "pending") return true;
    return told() > before ? false : undefined;
  }, `an outcome of ${action}`);
}

/** How many times anyone was told something; clicks come one after the other. */
function told(): number {
  return sandbox.calls.filter(({ method }) => TELLING.includes(method)).length;
}
