import type { IsoDate } from "#core/calendar/dates.ts";
import type { Scenario } from "./Scenario.ts";
import { ScenarioLedger } from "./ScenarioLedger.ts";

export function runByEngine(
  scenario: Scenario,
  ticks: Iterable<IsoDate>,
  look?: (day: IsoDate, ledger: ScenarioLedger) => void,
): ScenarioLedger {
  const ledger = new ScenarioLedger(scenario);
  const steps = scenario.steps.map((step, nth) => ({ on: step.on, act: () => ledger.do(step, nth) }));
  const clock = [scenario.addedOn, ...ticks, scenario.until]
    .filter((on) => on >= scenario.addedOn && on <= scenario.until)
    .map((on) => ({ on, act: () => ledger.bringUpTo(on) }));
  const days = new Map<IsoDate, (() => void)[]>();
  for (const { on, act } of [...clock, ...steps]) days.set(on, [...(days.get(on) ?? []), act]);
  for (const day of [...days.keys()].toSorted()) {
    for (const act of days.get(day) ?? []) act();
    look?.(day, ledger);
  }
  return ledger;
}
