/** The subject of the calls of each area. */
export const AREAS: Readonly<Record<string, string>> = {
  Key: "The API key that makes the call.",
  Offices: "Offices with their countries and time zones.",
  "Leave types": "The kinds of leave that people can request.",
  Policies: "The allowances of an office, by leave type.",
  Holidays: "The holidays of an office.",
  People: "People, their managers, offices, and roles.",
  Teams: "Groups of people with leads.",
  Requests: "Time off, from its request to its decision, and changes to approved leave.",
  Balances: "Balances of people, now and on later days.",
  Ledger: "The entries that add up to a balance.",
  Calendar: "Time off of others, as far as the caller may see it.",
  "Audit log": "Every action, its author, and its source.",
};
