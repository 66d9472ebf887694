import type { z } from "zod";
import { amountRule } from "#core/policies/document/amountRule.ts";
import { bookingRule } from "#core/policies/document/bookingRule.ts";
import { wait } from "#core/policies/document/dateRules.ts";
import { grantRule, type Share } from "#core/policies/document/grantRule.ts";
import { consumption, counting, credits, PolicyDocument, settlement } from "#core/policies/document/PolicyDocument.ts";
import { roundingRule } from "#core/policies/document/roundingRule.ts";
import { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";

interface PolicySection {
  title: string;
  text: string;
  schema: z.ZodType;
  elsewhere?: string[];
}

const SHARES: Record<Share, string> = {
  full: "the whole amount",
  none: "nothing",
  byDay: "days employed divided by the days of the period",
  startedMonths: "one-twelfth for each month started, counted from the first employed day",
  completedMonths: "one-twelfth for each completed month, counted from the first employed day",
  calendarMonths: "one-twelfth for each calendar month employed from its first to its last day",
  germanStatutory:
    "one-twelfth for each completed month until six months of employment are complete, then the whole amount; one-twelfth for each completed month again if the person leaves in January through June",
};

const shareList = Object.entries(SHARES).map(([share, meaning]) => `- \`${share}\`: ${meaning}.`);

export const policySections: PolicySection[] = [
  {
    title: "Leave type",
    text: "These fields are at the top level of the document. Only `unit` is required.",
    schema: PolicyDocument,
    elsewhere: ["grants", "consumption", "counting", "booking", "credits", "settlement"],
  },
  {
    title: "Grants",
    text: [
      "Each entry of `grants` adds lots. `amount` and `frequency` are required.",
      "Incomplete first and last periods (`starterShare` and `leaverShare`) are worth:\n",
      ...shareList,
      "\nBy default, the first year of a yearly grant counts in full, and so does its last year if `timing` is `start`. Other incomplete periods count for nothing. Shares in twelfths are for yearly grants only.",
    ].join("\n"),
    schema: grantRule,
  },
  {
    title: "Amounts",
    text: 'An amount is a number, a fraction such as `"25/12"`, or an object with the fields of one form. Forms nest. Facts about service are `yearsOfService`, `monthsOfService`, `serviceYearNumber`, `yearsOfServiceAtYearStart`, and `yearsOfServiceAtYearEnd`; others are `age`, `ageAtYearStart`, `hoursWorkedInMonth`, `hoursWorkedInYear`, and the fields of the person.',
    schema: amountRule,
  },
  { title: "Rounding", text: "A rounding needs both fields.", schema: roundingRule },
  { title: "Waits", text: "A wait has months, days, or both.", schema: wait },
  { title: "Consumption", text: "These fields are in `consumption`.", schema: consumption },
  { title: "Counting", text: "These fields are in `counting`.", schema: counting },
  { title: "Booking", text: "These fields are in `booking`.", schema: bookingRule },
  {
    title: "Credits",
    text: "These fields are in `credits`, which may be empty. People can then request time for extra work, and their approver decides. Approved time becomes a lot with the first usable day and the expiration day of a lot that the first grant adds on the day of the approval.",
    schema: credits,
  },
  {
    title: "Settlement",
    text: "These fields are in `settlement`. On the day after the last day, the ledger gets an entry for what is paid out, reclaimed, or written off, and the balance becomes 0. Entries are exact to the minute and shown to 0.01 of the unit. A later correction posts the difference, and moving or removing the last day reverses the settlement. Without this rule, the balance stays.",
    schema: settlement,
  },
  {
    title: "Person",
    text: "`npm run simulate` reads these facts in `person`. All are optional, and you can add others by name. If a fact that a policy needs is missing, the case fails.",
    schema: PolicyPerson,
  },
  {
    title: "Events",
    text: "Admins record `worked`, `occurrence`, `absence`, `attendance`, and `daysWorked` on a person's page, where numbers are decimals. `npm run simulate` reads a list of `events`, in which the `type` is `opening`, `credit`, `taken`, `worked`, `occurrence`, `absence`, `attendance`, `daysWorked`, or `request`.",
    schema: PolicyEvent,
  },
];
