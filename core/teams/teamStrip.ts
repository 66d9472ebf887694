import { figure } from "#core/figure.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { coverageText } from "./coverageText.ts";
import { type Dates, haveSamePeople, type LimitedTeam, presentOn, teamDays } from "./teamDays.ts";

interface StripPart {
  startDate: IsoDate;
  endDate: IsoDate;
  present: number;
  working: number;
  isBelow: boolean;
  names: string[];
}

export interface TeamStrip {
  team: string;
  limit: string;
  parts: StripPart[];
  moreParts: number;
  moreBelow: number;
}

const MAX_PARTS = 7;
const MAX_NAMES = 5;

export function teamStrips(teams: readonly LimitedTeam[], personId: string, request: Dates): TeamStrip[] {
  return teams.flatMap((team) => {
    const parts = partsOf(team, personId, request);
    if (parts.length === 0) return [];
    const [shown, more] = [parts.slice(0, MAX_PARTS), parts.slice(MAX_PARTS)];
    const moreBelow = more.filter(({ isBelow }) => isBelow).length;
    return [{ team: team.name, limit: coverageText(team.coverage), parts: shown, moreParts: more.length, moreBelow }];
  });
}

export function stripText({ startDate, endDate, present, working, isBelow, names }: StripPart): string {
  const who = names.length === 0 ? "" : ` (${namesAndMore(names, present - names.length, names.length)})`;
  return `${formatSpan(startDate, endDate)}: ${present} of ${working} at work${who}${isBelow ? ", below the minimum" : ""}`;
}

export function moreText({ moreParts, moreBelow }: Pick<TeamStrip, "moreParts" | "moreBelow">): string | null {
  if (moreParts === 0) return null;
  return `and ${figure(moreParts)} more${moreBelow > 0 ? `, ${figure(moreBelow)} below the minimum` : ""}`;
}

function partsOf(team: LimitedTeam, personId: string, request: Dates): StripPart[] {
  const parts: StripPart[] = [];
  for (const { date, present, working, isBelow } of teamDays(team, [{ ...request, userId: personId }])) {
    const last = parts.at(-1);
    if (last?.working === working && haveSamePeople(team, personId, last.endDate, date)) {
      last.endDate = date;
    } else {
      const here = parts.length < MAX_PARTS && !team.isUnnamed ? presentOn(team, personId, date) : [];
      const names = here.slice(0, MAX_NAMES).map(({ name }) => name);
      parts.push({ startDate: date, endDate: date, present, working, isBelow, names });
    }
  }
  return parts;
}
