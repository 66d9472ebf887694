/** The maximum number of leads, and of members, of a team. */
export const MAX_TEAM_PEOPLE = 1000;

/** The leads and members of all teams. A person counts once in each team. */
export const MAX_MEMBERSHIPS = 50_000;

/** For each person, because each of their requests counts the people of all these teams. */
export const MAX_LIMITED_TEAMS = 10;
