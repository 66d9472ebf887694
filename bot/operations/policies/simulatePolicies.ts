import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { simulateWithin, type SimulationAnswer } from "#core/simulation/simulateCase.ts";
import { reading } from "../operation.ts";

/** The most cases in one call. */
const MOST_CASES = 200;
/** The work of all cases of a call (see `caseWork`), which takes about a second. */
const MOST_WORK = 1_000_000;

const Cases = z
  .array(z.unknown(), { error: "The body must be an array of cases" })
  .max(MOST_CASES, { error: `At most ${MOST_CASES} cases can be simulated at once` });

/**
 * Answers questions about people under policy documents, in the order of the cases. Reads no data of the organization.
 * A case that is malformed, lacks a fact or takes too long is answered with an error.
 */
export const simulatePolicies = reading("simulatePolicies", Cases, async (cases) => {
  const answers: (SimulationAnswer & { id: unknown })[] = [];
  let left = MOST_WORK;
  for (const raw of cases) {
    const { answer, work } = simulateWithin(raw, left);
    left -= work;
    answers.push({ id: idOf(raw), ...answer });
    // Other calls go on between two cases.
    await setImmediate();
  }
  return answers;
});

function idOf(raw: unknown): unknown {
  return typeof raw === "object" && raw !== null && "id" in raw ? raw.id : null;
}
