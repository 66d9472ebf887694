/** The maximum number of leads, and of members, of a team. */
export const MAX_TEAM_PEOPLE = 1000;
