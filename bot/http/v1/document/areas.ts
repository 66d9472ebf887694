/** The descriptions of areas in the API document. */
export const AREAS: Readonly<Record<string, string>> = {
  Key: "The API key that you use.",
  Offices: "Offices, with their countries and time zones.",
  "Leave types": "The kinds of leave that people can request.",
  Policies: "The leave policies of an office, one for each leave type.",
  Holidays: "The holidays of an office.",
  People: "People, with their managers, offices, and roles.",
  Teams: "Teams, with their leads and members.",
  Requests: "Requests for time off, decisions on them, and changes to approved leave.",
  Balances: "People's balances, today or on a later day.",
  Ledger: "The entries that add up to a balance.",
  Calendar: "The time off that you may see in the team calendar.",
  "Audit log": "Every action, who took it, and its source.",
};
