import { simulateCase, type SimulationAnswer } from "./simulateCase.ts";

/** In characters. An error may quote field names. */
const ERROR_MAX = 500;

export type AnsweredCase = { id: unknown } & SimulationAnswer;

export function answeredCase(raw: unknown): AnsweredCase {
  const { id = null } = (raw ?? {}) as { id?: unknown };
  const answer = simulated(raw);
  return { id, ...("error" in answer ? { error: answer.error.slice(0, ERROR_MAX) } : answer) };
}

function simulated(raw: unknown): SimulationAnswer {
  try {
    return simulateCase(raw);
  } catch (error) {
    if (error instanceof RangeError) return { error: "The case is too large to compute" };
    throw error;
  }
}
