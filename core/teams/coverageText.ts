import { peopleText } from "#core/countText.ts";
import type { TeamCoverage } from "./TeamCoverage.ts";

/** Such as "At least 2 people and 50%". */
export function coverageText({ minimum, percent }: Pick<TeamCoverage, "minimum" | "percent">): string {
  const people = minimum === undefined ? [] : [peopleText(minimum)];
  const share = percent === undefined ? [] : [`${percent}%`];
  return `At least ${[...people, ...share].join(" and ")}`;
}
