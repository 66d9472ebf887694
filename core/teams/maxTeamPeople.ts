/** The maximum number of leads, and of members, of a team. */
export const MAX_TEAM_PEOPLE = 1000;

/** The maximum number of leads and members of all teams of an organization; a person counts once in each team. */
export const MAX_MEMBERSHIPS = 50_000;
