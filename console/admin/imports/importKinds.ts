import { OPENING_COLUMNS, type OpeningRow } from "#core/imports/OpeningRow.ts";
import { PEOPLE_COLUMNS, type PersonRow } from "#core/imports/PersonRow.ts";
import type { FileColumns } from "#core/imports/readHeader.ts";

/** A column that an imported file can have. */
export interface ImportColumn extends ColumnWords {
  name: string;
  isRequired: boolean;
}

interface ColumnWords {
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
  columns: columnsOf<keyof PersonRow>(PEOPLE_COLUMNS, {
    email: { holds: "Their work email address", example: "maya.chen@example.com" },
    name: { holds: "Full name; required for new people", example: "Maya Chen" },
    role: {
      holds: "Employee, Manager, Admin or Owner; blank leaves it, and makes new people Employees",
      example: "Employee",
    },
    "manager email": { holds: "Who decides their requests: somebody here or in the file", example: "" },
    office: { holds: "Name of an office; blank is the default office", example: "" },
    "start date": { holds: "First day, like 2027-03-01", example: "2027-03-01" },
    "end date": { holds: "Last day, like 2027-12-31", example: "" },
    override: { holds: "Days of vacation a year instead of the policy's, in steps of 0.5", example: "" },
  }),
  count: (rows) => `${rows.toLocaleString("en-US")} ${rows === 1 ? "person" : "people"}`,
  seenIn: { to: "/people", label: "Go to People" },
};

const OPENINGS: ImportKind = {
  name: "openings",
  label: "Opening balances",
  lead: "Gives people the days they bring from elsewhere into a leave year. The same file imported again adds nothing; another amount posts the difference.",
  columns: columnsOf<keyof OpeningRow>(OPENING_COLUMNS, {
    email: { holds: "Somebody who is here", example: "maya.chen@example.com" },
    type: { holds: "vacation, sick or personal", example: "vacation" },
    days: { holds: "Days they bring, in steps of 0.01", example: "12.5" },
    year: { holds: "Leave year that the days are brought into; blank is their current one", example: "" },
    note: { holds: "Shown with the days in the ledger", example: "From the previous system" },
  }),
  count: (rows) => `${rows.toLocaleString("en-US")} ${rows === 1 ? "balance" : "balances"}`,
  seenIn: { to: "/ledger-entries?filter=%7B%22kind%22%3A%22opening%22%7D", label: "Go to the ledger" },
};

/** What can be imported, in the order in which it is offered. */
export const IMPORT_KINDS: readonly [ImportKind, ...ImportKind[]] = [PEOPLE, OPENINGS];

/** The columns that the server reads, in words. */
function columnsOf<Column extends string>(
  { required, optional }: FileColumns<Column>,
  words: Record<Column, ColumnWords>,
): ImportColumn[] {
  return [...required, ...optional].map((name) => ({ name, isRequired: required.includes(name), ...words[name] }));
}
