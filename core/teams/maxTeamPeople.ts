/** The maximum number of leads, and of members, of a team. */
export const MAX_TEAM_PEOPLE = 1000;

/** The maximum number of leads and members of all teams of an organization; a person counts once in each team. */
export const MAX_MEMBERSHIPS = 50_000;

/**
 * The maximum number of teams with a coverage limit that a person can be a member of, because each of their requests
 * counts the people of all these teams.
 */
export const MAX_LIMITED_TEAMS = 10;
