import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { listOffices } from "#bot/operations/offices/listOffices.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import type { Played } from "./hire.ts";

/** A number of days after today: later than all other leave of the demo, so that no blackout refuses any. */
const LAST = 200;

/**
 * Adds one example of each feature that random leave doesn't show: a team with a coverage limit, parts of days, a
 * question, a change of approved leave, a delegate, a blackout period, and a closure.
 */
export async function addExamples(people: readonly Played[], today: IsoDate): Promise<void> {
  const actorOf = (name: string) => {
    const person = people.find((one) => one.name === name);
    if (!person) throw new Error(`${name} isn't in the demo`);
    return person.actor;
  };
  const [owner, priya, theo, grace, leo] = ["Olivia Hart", "Priya Nair", "Theo Grant", "Grace Kim", "Leo Martins"].map(
    actorOf,
  ) as [Played["actor"], Played["actor"], Played["actor"], Played["actor"], Played["actor"]];
  const memberIds = people.filter(({ manager }) => manager === "Priya Nair").map(({ actor }) => actor.userId);
  const coverage = { minimum: memberIds.length - 1, mode: "warn" };
  await createTeam(owner, { name: "Product Design", leadIds: [priya.userId], memberIds, coverage });

  const monday = mondayOf(addDays(today, 140));
  const half = { type: "vacation", startDate: addDays(monday, 3), endDate: addDays(monday, 3), isHalfDay: true };
  const asked = await submitRequest(leo, { ...half, startPart: "pm", notes: "Picking up my parents at the airport" });
  await postMessage(priya, asked.id, { text: "Can Hannah take the design review that afternoon?" });
  const booked = await submitRequest(grace, {
    type: "vacation",
    startDate: monday,
    endDate: addDays(monday, 4),
    startPart: "pm",
    notes: "Hiking in the Catskills",
  });
  await decideRequest(priya, booked.id, { status: "approved" });
  await requestChange(grace, booked.id, { endDate: addDays(monday, 2), notes: "A workshop moved to Thursday" });
  await createDelegation(priya, { delegateId: theo.userId, from: today, to: addDays(today, 30) });

  const officeIds = (await listOffices(owner, {})).map(({ id }) => id);
  const [first, last] = [addDays(today, LAST), addDays(today, LAST + 4)];
  await createBlackout(owner, { startDate: first, endDate: last, reason: "The yearly catalog goes to print" });
  const closed = mondayOf(addDays(today, LAST + 21));
  await createClosure(owner, { name: "Company retreat", startDate: closed, endDate: addDays(closed, 1), officeIds });
}
