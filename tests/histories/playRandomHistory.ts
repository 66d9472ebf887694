import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { Refusal } from "#core/refusal.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { database } from "#db/connect.ts";
import { foundTestOrganization, type TestClock } from "../arranging/testOrganization.ts";
import { closureActs } from "./closureActs.ts";
import { creditActs } from "./creditActs.ts";
import { documentActs } from "./documentActs.ts";
import { generalActs, join } from "./generalActs.ts";
import { importActs } from "./importActs.ts";
import { leaveActs } from "./leaveActs.ts";
import { organizationActs } from "./organizationActs.ts";
import { previewedActs } from "./previewedActs.ts";
import { choosing, type RandomAct, type World } from "./World.ts";

interface RandomSpan {
  from: IsoDate;
  days: number;
  documents?: boolean;
  leave?: boolean;
  people?: number;
  watch?: (world: World) => Watcher;
}

export interface Watcher {
  afterAct: () => Promise<void>;
  beforeWait: (until: Date) => Promise<void>;
}

interface RandomHistory {
  story: string[];
}

const GAP = 40;
const GAP_WITH_LEAVE = 15;

export async function playRandomHistory(
  clock: TestClock,
  chance: () => number,
  { from, days, documents = false, leave = false, people: first = 4, watch }: RandomSpan,
): Promise<RandomHistory> {
  clock.set(from);
  const story: string[] = [];
  const world = await aWorld(clock, chance);
  const { pick } = choosing(world);
  for (let count = 0; count < first; count++) await join(world);
  const acts = [
    ...generalActs(world),
    ...importActs(world),
    ...(documents ? documentActs(world) : []),
    ...(leave
      ? [
          ...leaveActs(world),
          ...closureActs(world),
          ...creditActs(world),
          ...organizationActs(world),
          ...previewedActs(world),
        ]
      : []),
  ];
  const watcher = watch?.(world);

  const gap = leave ? GAP_WITH_LEAVE : GAP;
  for (let day = from; day < addDays(from, days); day = addDays(day, 1 + Math.floor(chance() * chance() * gap))) {
    const instant = new Date(`${day}T${pick(["05", "12", "15", "22"])}:00:00Z`);
    await explained(story, async () => watcher?.beforeWait(instant));
    clock.setInstant(instant);
    for (let count = Math.floor(chance() * (leave ? 5 : 3)); count >= 0; count--) {
      const { act } = anAct(acts, chance);
      await explained(story, async () => {
        story.push(`${day} ${await outcomeOf(() => act(day))}`);
        await watcher?.afterAct();
      });
    }
  }
  return { story };
}

async function aWorld(clock: TestClock, chance: () => number): Promise<World> {
  const startsIn = [1, 1, 4, 7][Math.floor(chance() * 4)];
  await database().pool.query(`ALTER TABLE organizations ALTER leave_year_starts_in SET DEFAULT ${startsIn}`);
  const owner = await foundTestOrganization();
  const tokyo = await createOffice(owner, { name: "Tokyo", country: "Japan", timezone: "Asia/Tokyo" });
  return { owner, offices: [owner.officeId, tokyo.id], people: [], chance, clock };
}

function anAct(acts: readonly RandomAct[], chance: () => number): RandomAct {
  let left = chance() * acts.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = acts.find(({ weight }) => (left -= weight) < 0) ?? acts[0];
  if (!chosen) throw new Error("There are no acts");
  return chosen;
}

async function outcomeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await act());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `refused: ${error.message}`;
  }
}

async function explained(story: readonly string[], run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (cause) {
    throw new Error(story.join("\n"), { cause });
  }
}
