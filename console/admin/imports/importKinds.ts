/** A column that an imported file can have. */
export interface ImportColumn {
  name: string;
  isRequired?: true;
  /** What it holds, for people. */
  holds: string;
  /** What stands in the template. */
  example: string;
}

/** Something that can be imported. */
export interface ImportKind {
  /** As the address of the call has it. */
  name: "people" | "openings";
  label: string;
  /** What it does, and with whom. */
  lead: string;
  columns: readonly ImportColumn[];
  /** "1 person", "3 people". */
  count: (rows: number) => string;
  /** Where one sees what was imported. */
  seenIn: { to: string; label: string };
}

const PEOPLE: ImportKind = {
  name: "people",
  label: "People",
  lead: "Adds people and changes those who are there, by their email address. A column that your file doesn't have leaves that fact alone; a blank cell clears it. New people are active at once and get an email to set their password.",
  columns: [
    { name: "email", isRequired: true, holds: "Their work email address", example: "maya.chen@example.com" },
    { name: "name", holds: "Full name; required for new people", example: "Maya Chen" },
    {
      name: "role",
      holds: "Employee, Manager, Admin or Owner; blank leaves it, and makes new people Employees",
      example: "Employee",
    },
    { name: "manager email", holds: "Who decides their requests: somebody here or in the file", example: "" },
    { name: "office", holds: "Name of an office; blank is the default office", example: "" },
    { name: "start date", holds: "First day, like 2027-03-01", example: "2027-03-01" },
    { name: "end date", holds: "Last day, like 2027-12-31", example: "" },
    { name: "override", holds: "Days of vacation a year instead of the policy's, in steps of 0.5", example: "" },
  ],
  count: (rows) => `${rows.toLocaleString("en-US")} ${rows === 1 ? "person" : "people"}`,
  seenIn: { to: "/people", label: "Go to People" },
};

const OPENINGS: ImportKind = {
  name: "openings",
  label: "Opening balances",
  lead: "Gives people the days they bring from elsewhere into a leave year. The same file imported again adds nothing; another amount posts the difference.",
  columns: [
    { name: "email", isRequired: true, holds: "Somebody who is here", example: "maya.chen@example.com" },
    { name: "type", isRequired: true, holds: "vacation, sick or personal", example: "vacation" },
    { name: "days", isRequired: true, holds: "Days they bring, in steps of 0.01", example: "12.5" },
    { name: "year", holds: "Leave year that the days are brought into; blank is their current one", example: "" },
    { name: "note", holds: "Shown with the days in the ledger", example: "From the previous system" },
  ],
  count: (rows) => `${rows.toLocaleString("en-US")} ${rows === 1 ? "balance" : "balances"}`,
  seenIn: { to: "/ledger-entries?filter=%7B%22kind%22%3A%22opening%22%7D", label: "Go to the ledger" },
};

/** What can be imported, in the order in which it is offered. */
export const IMPORT_KINDS: readonly [ImportKind, ...ImportKind[]] = [PEOPLE, OPENINGS];
