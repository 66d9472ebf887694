import { addDays, yearOf, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { Refusal } from "#core/refusal.ts";
import { findAccount } from "#db/queries/people/accounts.ts";
import { postDue } from "#bot/operations/accruals/postDue.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { addExamples } from "./addExamples.ts";
import { CAST, emailOf, OFFICES } from "./cast.ts";
import { chance } from "./chance.ts";
import { hire, type Played } from "./hire.ts";
import { plannedLeave } from "./plannedLeave.ts";

interface HandClock {
  now(): Date;
  set(date: IsoDate): void;
}

const NOTES = {
  vacation: ["Family visit", "Beach trip", "Visiting friends", "Hiking"],
  sick: ["Flu", "Dentist", "Not feeling well"],
  personal: ["Moving", "School event", "Appointment"],
} as const;
const TYPES: readonly (keyof typeof NOTES)[] = ["vacation", "vacation", "vacation", "sick", "personal"];

const MOST_TRIES = 20;

const REJECTED = ["Grace Kim", "Owen Brooks"];

const FAR_AHEAD = 120;

export async function seedDemo(
  today: IsoDate,
  clock: HandClock,
  arrive: () => Promise<void> = async () => {},
): Promise<void> {
  if (await findAccount(emailOf(CAST[0]?.name ?? ""))) return arrive();
  const first = addDays(today, -365);
  clock.set(first);
  const people = await hire([...new Set([yearOf(first), yearOf(today), yearOf(today) + 1])]);
  const random = chance(20);
  const planned = plannedLeave(first);
  const waiting: { request: string; decider: Played; on: IsoDate; approve: boolean }[] = [];
  const organizationId = people[0]?.actor.organizationId ?? "";

  for (let day = first; day < today; day = addDays(day, 1)) {
    clock.set(day);
    if (day.endsWith("-01")) await postDue(organizationId);
    for (const decision of waiting.filter(({ on }) => on === day)) {
      const verdict = decision.approve
        ? { status: "approved" }
        : { status: "rejected", rejectionReason: "Too many people are away that week" };
      await decideRequest(decision.decider.actor, decision.request, verdict);
    }
    for (const { name, submittedOn, ...wanted } of planned) {
      const person = people.find((one) => one.name === name);
      if (!person || submittedOn !== day) continue;
      const request = await book(person, wanted);
      if (request) waiting.push({ request, decider: deciderOf(person, people), on: addDays(day, 2), approve: true });
    }
    for (const person of people.filter(({ office }) => office !== "Amsterdam")) {
      if (random() > 0.022) continue;
      const request = await submitRandomRequest(person, addDays(day, 3 + Math.floor(random() * 40)), random);
      if (!request) continue;
      const on = addDays(day, 1 + Math.floor(random() * 4));
      waiting.push({ request, decider: deciderOf(person, people), on, approve: random() < 0.9 });
    }
  }
  clock.set(today);
  for (const [index, person] of people.entries()) {
    const type = index % 4 === 0 ? "study-leave" : index % 4 === 2 ? "time-in-lieu" : undefined;
    const request = type && (await book(person, { type, startDate: addDays(today, 1 + index), length: 0 }));
    if (request && index % 8 < 4) await decideRequest(deciderOf(person, people).actor, request, { status: "approved" });
  }
  for (const name of REJECTED) await rejectOne(name, people, addDays(today, FAR_AHEAD));
  await arrive();
  for (const person of people.filter((_, index) => index % 3 === 1)) {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (await submitRandomRequest(person, addDays(today, 4 + Math.floor(random() * 30)), random)) break;
    }
  }
  await addExamples(people, today);
}

async function rejectOne(name: string, people: Played[], from: IsoDate): Promise<void> {
  const person = people.find((one) => one.name === name);
  const startDate = mondayOf(from);
  const request =
    person && (await book(person, { type: "study-leave", startDate, length: 1, notes: "Design conference" }));
  if (!request) throw new Error("The request to reject was refused");
  const rejectionReason = "Too many people are away that week";
  await decideRequest(deciderOf(person, people).actor, request, { status: "rejected", rejectionReason });
}

async function submitRandomRequest(
  person: Played,
  startDate: IsoDate,
  random: () => number,
): Promise<string | undefined> {
  const type = TYPES[Math.floor(random() * TYPES.length)] ?? "vacation";
  const length = type === "vacation" ? Math.floor(random() * 8) : Math.floor(random() * 2);
  const notes = random() < 0.5 ? NOTES[type][Math.floor(random() * NOTES[type].length)] : undefined;
  const isHalfDay = length === 0 && random() < 0.3;
  return book(person, { type, startDate, length, notes, isHalfDay });
}

async function book(
  person: Played,
  {
    startDate,
    length,
    ...wanted
  }: { type: string; startDate: IsoDate; length: number; notes?: string | undefined; isHalfDay?: boolean },
): Promise<string | undefined> {
  try {
    return (await submitRequest(person.actor, { ...wanted, startDate, endDate: addDays(startDate, length) })).id;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function deciderOf(person: Played, people: Played[]): Played {
  const decider =
    people.find(({ name }) => name === person.manager) ??
    people.find(({ role, name }) => role === "Admin" && name !== person.name);
  if (!decider) throw new Error(`Nobody decides for ${person.name}`);
  return decider;
}

export function handClock(): HandClock {
  let now = new Date(0);
  return {
    now: () => now,
    set: (date) => {
      now = new Date(`${date}T17:00:00Z`);
    },
  };
}

export function demoToday(now: Date): IsoDate {
  return todayIn(OFFICES["New York"].timezone, now);
}
