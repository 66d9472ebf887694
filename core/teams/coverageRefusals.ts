import { countText } from "#core/countText.ts";
import { formatFullDate } from "#core/calendar/dateTexts.ts";
import { Refusal } from "#core/refusal.ts";
import { coverageText } from "./coverageText.ts";
import { type Dates, type LimitedTeam, type TeamDay, teamDays } from "./teamDays.ts";

export interface CoverageFacts {
  personId: string;
  teams: readonly LimitedTeam[];
  onlyWarns: boolean;
  /** True if the number of people at work could reveal leave that the reader may not see. */
  hidesCounts?: boolean;
}

export function coverageRefusals(request: Dates, facts: CoverageFacts | undefined): Refusal[] {
  if (!facts || facts.onlyWarns) return [];
  return breaches(request, facts)
    .filter(({ team }) => team.coverage.mode === "refuse")
    .map((breach) => {
      const text = breachText(breach, facts);
      return new Refusal("rule", "team_coverage", text, { fields: { startDate: text } });
    });
}

export function coverageWarnings(request: Dates, facts: CoverageFacts | undefined): string[] {
  if (!facts) return [];
  const found = breaches(request, facts).filter(({ team }) => facts.onlyWarns || team.coverage.mode === "warn");
  const others = found.length - MAX_NAMED;
  const more =
    others > 0 ? [`${others} other ${others === 1 ? "team" : "teams"} would also have too few people at work`] : [];
  return [...found.slice(0, MAX_NAMED).map((breach) => breachText(breach, facts)), ...more];
}

const MAX_NAMED = 3;

interface Breach {
  team: LimitedTeam;
  below: readonly TeamDay[];
}

function breaches(request: Dates, { teams, personId }: CoverageFacts): Breach[] {
  return teams
    .map((team) => ({
      team,
      below: teamDays(team, [{ ...request, userId: personId }]).filter(({ isBelow }) => isBelow),
    }))
    .filter(({ below }) => below.length > 0);
}

function breachText({ team: { name, coverage }, below }: Breach, { hidesCounts }: CoverageFacts): string {
  const [first, ...others] = below;
  if (!first) return "";
  const limit = coverageText(coverage).replace(/^A/, "a");
  const counted = first.present === 0 ? "nobody" : `only ${first.present} of ${first.working}`;
  const left = hidesCounts ? "fewer" : counted;
  const also = `, and ${countText(others.length, "other date")} ${others.length === 1 ? "falls" : "fall"} short`;
  return `${name} needs ${limit} at work, but on ${formatFullDate(first.date)}, ${left} would be${others.length > 0 ? also : ""}`;
}
