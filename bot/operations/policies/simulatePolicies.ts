import { figure } from "#core/figure.ts";
import { z } from "zod";
import { Refusal } from "#core/refusal.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import { reading } from "../reading.ts";
import { answerInProcess } from "./steps/answerInProcess.ts";

const MAX_CASES = 1000;

const turns = new KeyedSemaphore({ atOnce: 2, perKey: 1, waitingPerKey: 5, patience: 20_000 });

export const simulatePolicies = reading("simulatePolicies", z.unknown(), (cases, { me }) => {
  if (!Array.isArray(cases)) throw new Refusal("invalid", "not_an_array", "The body must be an array of cases");
  if (cases.length > MAX_CASES) {
    throw new Refusal("rule", "too_many_cases", `A call can contain at most ${figure(MAX_CASES)} cases`);
  }
  return turns.run(me.organizationId, () => answerInProcess(cases as unknown[]));
});
