import { countText, peopleText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { EVENT_COLUMNS, type EventRow } from "#core/imports/rows/EventRow.ts";
import { OPENING_COLUMNS, type OpeningRow } from "#core/imports/rows/OpeningRow.ts";
import { PEOPLE_COLUMNS, type PersonRow } from "#core/imports/rows/PersonRow.ts";
import type { FileColumns } from "#core/imports/readHeader.ts";

export interface ImportColumn extends ColumnWords {
  name: string;
  isRequired: boolean;
}

interface ColumnWords {
  holds: string;
  example: string;
}

export interface ImportKind {
  name: "people" | "openings" | "events";
  label: string;
  lead: string;
  signIn?: { withMail: string; withoutMail: string };
  columns: readonly ImportColumn[];
  count: (rows: number) => string;
  seenIn: { to: string; label: string };
}

const PEOPLE: ImportKind = {
  name: "people",
  label: "People",
  lead: "Adds people and updates existing ones, matched by email. A missing column leaves that value unchanged; an empty cell clears it, except for name and role.",
  signIn: {
    withMail: "New people are active immediately and get an email that lets them sign in.",
    withoutMail:
      "New people are active immediately. Email isn't set up on this server, so copy a password link for each new person on the dashboard's Users page, unless they sign in another way.",
  },
  columns: columnsOf<keyof PersonRow>(PEOPLE_COLUMNS, {
    email: { holds: "Work email address", example: "maya.chen@example.com" },
    name: { holds: "Full name; required for new people", example: "Maya Chen" },
    role: {
      holds:
        "Employee, Manager, Admin, or Owner. If blank, existing people keep their role; new people become Managers if the file names them as a manager, and Employees otherwise.",
      example: "Employee",
    },
    "manager email": {
      holds:
        "Email or full name of their manager; can be an existing person or another person in the file. Managers approve requests if their role is Manager or above and the policy names no other approvers.",
      example: "",
    },
    office: { holds: "Name of an office; if blank, the default office", example: "" },
    "start date": { holds: "First day, such as 2027-03-01", example: "2027-03-01" },
    "end date": {
      holds: "Last day, such as 2027-12-31; the review shows settlements for up to 200 people",
      example: "",
    },
    override: {
      holds:
        "Vacation days per year, in steps of 0.5; replaces the policy's allowance or, if the policy has several grants, the amount of the first one",
      example: "",
    },
    "service start date": {
      holds: "Date from which length of service counts, if it isn't the start date; for example, 2020-03-01",
      example: "",
    },
    "credited years": { holds: "Years of service elsewhere that count here, in steps of 0.01", example: "" },
    "birth date": { holds: "For policies that depend on age; for example, 1990-05-05", example: "" },
    groups: { holds: "Groups such as grade, contract, or department, separated by semicolons", example: "" },
    "working hours": {
      holds:
        "Hours for each weekday, such as “Mon-Thu 8; Fri 4:30”, with a slash between two alternating weeks; if blank, the office's hours",
      example: "",
    },
    "working hours from": {
      holds: "Date these hours take effect, such as 2027-03-01; required with working hours",
      example: "",
    },
  }),
  count: peopleText,
  seenIn: { to: "/people", label: "Go to People" },
};

const OPENINGS: ImportKind = {
  name: "openings",
  label: "Opening balances",
  lead: "Sets the opening balances that people bring from another system. They are added to what a policy grants: if a person has 12.5 days left there and 20 days here, import -7.5. Importing the same file again changes nothing. If an amount is different, only the difference is posted.",
  columns: columnsOf<keyof OpeningRow>(OPENING_COLUMNS, {
    email: { holds: "Email of an existing person", example: "maya.chen@example.com" },
    type: { holds: "Name or key of a leave type", example: "vacation" },
    days: {
      holds:
        "Opening balance in days, or in hours for a leave type in hours, in steps of 0.01; negative if leave granted here was already taken",
      example: "12.5",
    },
    year: {
      holds:
        "Leave year of the balance, such as 2027 or 2026/27; if blank, the current one; required if the person has an opening balance for an earlier year",
      example: "",
    },
    note: { holds: "Note shown with the ledger entry", example: "From the previous system" },
  }),
  count: (rows) => countText(rows, "balance"),
  seenIn: { to: "/ledger-entries?filter=%7B%22kind%22%3A%22opening%22%7D", label: "Go to the ledger" },
};

const EVENTS: ImportKind = {
  name: "events",
  label: "Hours, events, and absences",
  lead: "Records the hours, events, and absences that some leave policies depend on. An entry with the same person, type, date, and kind is updated, so importing the same file again changes nothing.",
  columns: columnsOf<keyof EventRow>(EVENT_COLUMNS, {
    email: { holds: "Email of an existing person", example: "maya.chen@example.com" },
    type: { holds: "Hours worked, Days worked, Attendance, Event, or Absence", example: "Hours worked" },
    date: {
      holds:
        "Date, such as 2027-03-01: the first day of an absence or the last day of an attendance period; for days worked, the month, such as 2027-03",
      example: "2027-03-01",
    },
    until: { holds: "Last day of an absence; leave blank for a single day", example: "" },
    kind: { holds: "Kind of event or absence that a leave policy uses, such as birth", example: "" },
    amount: { holds: "Hours worked, days worked, or attendance in percent", example: "40" },
  }),
  count: (rows) => `${figure(rows)} ${rows === 1 ? "entry" : "entries"}`,
  seenIn: { to: "/people", label: "Go to People" },
};

export const IMPORT_KINDS: readonly [ImportKind, ...ImportKind[]] = [PEOPLE, OPENINGS, EVENTS];

function columnsOf<Column extends string>(
  { required, optional }: FileColumns<Column>,
  words: Record<Column, ColumnWords>,
): ImportColumn[] {
  return [...required, ...optional].map((name) => ({ name, isRequired: required.includes(name), ...words[name] }));
}
