import type { Question } from "#core/simulation/SimulationCase.ts";
import { simulateCase } from "#core/simulation/simulateCase.ts";

interface Asked {
  grants?: object[];
  policy?: object;
  person?: object;
  events?: object[];
  asOf: string;
  ask: Question;
}

export function answerOf({ grants = [], policy, person, events = [], asOf, ask }: Asked): number | string | null {
  const answer = simulateCase({
    policy: { unit: "day", grants, ...policy },
    person: { startDate: "2026-01-01", ...person },
    events,
    asOf,
    ask,
  });
  return "error" in answer ? answer.error : answer.value;
}
