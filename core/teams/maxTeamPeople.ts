/** The maximum number of leads, and of members, of a team. */
export const MAX_TEAM_PEOPLE = 1000;

/** A person counts once in each team. */
export const MAX_MEMBERSHIPS = 50_000;

/** Each request counts the people of all these teams. */
export const MAX_LIMITED_TEAMS = 10;
