/** The maximum number of leads and the maximum number of members of one team. */
export const MAX_TEAM_PEOPLE = 1000;

/** The maximum total of leads and members in all teams of an organization. A person counts once in each team. */
export const MAX_MEMBERSHIPS = 50_000;

/** Per person, because each request counts the people of the person's limited teams. */
export const MAX_LIMITED_TEAMS = 10;
