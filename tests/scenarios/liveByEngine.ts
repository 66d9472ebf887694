import type { IsoDate } from "#core/calendar/dates.ts";
import type { Life } from "./Life.ts";
import { Lived } from "./Lived.ts";

/** Plays a whole life through the engine, with scheduler ticks on some days only. */
export function liveByEngine(
  life: Life,
  knocks: Iterable<IsoDate>,
  look?: (day: IsoDate, lived: Lived) => void,
): Lived {
  const lived = new Lived(life);
  const deeds = life.deeds.map((deed, nth) => ({ on: deed.on, act: () => lived.do(deed, nth) }));
  const clock = [life.addedOn, ...knocks, life.until]
    .filter((on) => on >= life.addedOn && on <= life.until)
    .map((on) => ({ on, act: () => lived.bringUpTo(on) }));
  const days = new Map<IsoDate, (() => void)[]>();
  for (const { on, act } of [...clock, ...deeds]) days.set(on, [...(days.get(on) ?? []), act]);
  for (const day of [...days.keys()].toSorted()) {
    for (const act of days.get(day) ?? []) act();
    look?.(day, lived);
  }
  return lived;
}
