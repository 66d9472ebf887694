import type { Transaction } from "sequelize";
import { yearOf } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { setupSteps, type SetupState, type SetupStep } from "#core/organization/setup.ts";
import { findSetup } from "#db/queries/offices/setup.ts";
import type { Person } from "#db/queries/people/person.ts";

export interface Setup {
  state: SetupState;
  steps: { step: SetupStep; isDone: boolean }[];
}

export async function setupOf(me: Person, { now, tx }: { now: Date; tx?: Transaction }): Promise<Setup> {
  const { state, ...facts } = await findSetup(me.organizationId, `${yearOf(todayIn(me.zone, now))}-01-01`, tx);
  return { state, steps: setupSteps(facts) };
}
