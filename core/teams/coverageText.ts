import { peopleText } from "#core/countText.ts";
import type { TeamCoverage } from "./TeamCoverage.ts";

const AT_LEAST = "At least ";

export function coverageText({ minimum, percent }: Pick<TeamCoverage, "minimum" | "percent">): string {
  const people = minimum === undefined ? [] : [peopleText(minimum)];
  const share = percent === undefined ? [] : [`${percent}%`];
  return `${AT_LEAST}${[...people, ...share].join(" and ")}`;
}

export function minimumOf(limit: string): string {
  return limit.slice(AT_LEAST.length);
}
