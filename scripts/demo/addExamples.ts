import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createBlackout } from "#bot/operations/blackouts/createBlackout.ts";
import { createClosure } from "#bot/operations/closures/createClosure.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { postMessage } from "#bot/operations/messages/postMessage.ts";
import { listOffices } from "#bot/operations/offices/listOffices.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { createTeam } from "#bot/operations/teams/createTeam.ts";
import type { Played } from "./hire.ts";

const LAST = 200;

const DELEGATED_AFTER = 3;

export const LEAVER = "Fleur Mulder";
const LEFT_DAYS_AGO = 3;

export async function addExamples(people: readonly Played[], today: IsoDate): Promise<void> {
  const actorOf = (name: string) => {
    const person = people.find((one) => one.name === name);
    if (!person) throw new Error(`${name} isn't in the demo`);
    return person.actor;
  };
  const [owner, priya, grace] = [actorOf("Olivia Hart"), actorOf("Priya Nair"), actorOf("Grace Kim")];
  const [leo, hannah] = [actorOf("Leo Martins"), actorOf("Hannah Price")];
  const memberIds = people.filter(({ manager }) => manager === "Priya Nair").map(({ actor }) => actor.userId);
  const coverage = { minimum: memberIds.length - 1, mode: "warn" };
  await createTeam(owner, { name: "Product Design", leadIds: [priya.userId], memberIds, coverage });

  const monday = mondayOf(addDays(today, 140));
  const asked = await submitHalfDay(leo, [addDays(monday, 2), addDays(monday, 3)]);
  await postMessage(priya, asked.id, { text: "Can Hannah take the design review that afternoon?" });
  const booked = await submitRequest(grace, {
    type: "study-leave",
    startDate: monday,
    endDate: addDays(monday, 3),
    startPart: "pm",
    notes: "Typography course in Chicago",
  });
  await decideRequest(priya, booked.id, { status: "approved" });
  await requestChange(grace, booked.id, { endDate: addDays(monday, 2), notes: "The course ends a day early" });
  await createDelegation(priya, {
    delegateId: hannah.userId,
    from: addDays(today, DELEGATED_AFTER),
    to: addDays(today, DELEGATED_AFTER + 11),
  });

  await editUser(owner, actorOf(LEAVER).userId, { endDate: addDays(today, -LEFT_DAYS_AGO) });

  const officeIds = (await listOffices(owner, {})).map(({ id }) => id);
  const [first, last] = [addDays(today, LAST), addDays(today, LAST + 4)];
  await createBlackout(owner, { startDate: first, endDate: last, reason: "The yearly catalog goes to print" });
  const closed = mondayOf(addDays(today, LAST + 21));
  await createClosure(owner, { name: "Company retreat", startDate: closed, endDate: addDays(closed, 1), officeIds });
}

async function submitHalfDay(person: Actor, dates: readonly [IsoDate, IsoDate]) {
  const wanted = { type: "study-leave", isHalfDay: true, startPart: "pm", notes: "Spanish exam" };
  const [first, second] = dates;
  return submitRequest(person, { ...wanted, startDate: first, endDate: first }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return submitRequest(person, { ...wanted, startDate: second, endDate: second });
  });
}
