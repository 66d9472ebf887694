import { coverageText } from "./coverageText.ts";
import { type LimitedTeam, type MemberDates, type TeamDay, teamDays } from "./teamDays.ts";

/** The people of a team on each date of several requests, if all of them are approved. */
export interface TeamOutlook {
  team: string;
  /** The limit in words. */
  limit: string;
  dates: TeamDay[];
}

/**
 * Returns, for each team, the people at work on each workday of its members' requests if all requests are approved.
 * Leaves out teams without such dates.
 */
export function coverageIfApproved(teams: readonly LimitedTeam[], requests: readonly MemberDates[]): TeamOutlook[] {
  return teams.flatMap((team) => {
    const dates = teamDays(team, requests);
    return dates.length === 0 ? [] : [{ team: team.name, limit: coverageText(team.coverage), dates }];
  });
}
