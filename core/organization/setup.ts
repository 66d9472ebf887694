import { z } from "zod";
import { oneOf } from "../inputs.ts";

export const SETUP_STEPS = ["office", "holidays", "policy", "people", "slack", "request"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const CONFIRMED_STEPS = ["office", "policy"] as const;

export const SETUP_STATES = ["new", "open", "closed"] as const;
export type SetupState = (typeof SETUP_STATES)[number];

export const SetupPatch = z.object({
  state: oneOf(["open", "closed"]).optional(),
  confirmed: oneOf(CONFIRMED_STEPS).optional(),
});

export interface SetupFacts {
  confirmed: readonly SetupStep[];
  hasHolidays: boolean;
  hasPeople: boolean;
  hasSlack: boolean;
  hasRequest: boolean;
}

export function setupSteps(facts: SetupFacts): { step: SetupStep; isDone: boolean }[] {
  const done: Record<SetupStep, boolean> = {
    office: facts.confirmed.includes("office"),
    holidays: facts.hasHolidays,
    policy: facts.confirmed.includes("policy"),
    people: facts.hasPeople,
    slack: facts.hasSlack,
    request: facts.hasRequest,
  };
  return SETUP_STEPS.map((step) => ({ step, isDone: done[step] }));
}
