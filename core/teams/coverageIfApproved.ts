import { coverageText } from "./coverageText.ts";
import { type LimitedTeam, type MemberDates, type TeamDay, teamDays } from "./teamDays.ts";

export interface TeamOutlook {
  team: string;
  limit: string;
  dates: TeamDay[];
}

export function coverageIfApproved(teams: readonly LimitedTeam[], requests: readonly MemberDates[]): TeamOutlook[] {
  return teams.flatMap((team) => {
    const dates = teamDays(team, requests);
    return dates.length === 0 ? [] : [{ team: team.name, limit: coverageText(team.coverage), dates }];
  });
}
