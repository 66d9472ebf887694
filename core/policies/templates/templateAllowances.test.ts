import { expect, test } from "@jest/globals";
import { documentAllowance } from "../document/documentAllowance.ts";
import { templates } from "./templates.ts";

const ALLOWANCES: Record<string, string> = {
  "gb-annual-leave": "28 days or 5.6 weeks a year",
  "ie-annual-leave": "Up to 4 weeks a year",
  "nl-annual-leave": "4 weeks a year",
  "fr-annual-leave": "2.5 days a month",
  "dk-annual-leave": "2.08 days a month",
  "de-annual-leave": "24 days a year",
  "at-annual-leave": "30–36 days a year",
  "ch-annual-leave": "4–5 weeks a year",
  "pl-annual-leave": "20–26 days a year",
  "es-annual-leave": "30 days a year",
  "it-annual-leave": "4 weeks a year",
  "pt-annual-leave": "2 days a month + 22 days a year",
  "us-federal-annual-leave": "4–8 hours every 2 weeks",
  "us-california-sick-leave": "1 hour for every 30 hours worked",
  "ca-federal-vacation": "2–4 weeks a year",
  "br-annual-leave": "12–30 days a year",
  "mx-annual-leave": "12–32 days a year",
  "jp-annual-leave": "10–20 days a year",
  "kr-annual-leave": "1 day a month + 15–25 days a year",
  "sg-annual-leave": "7–14 days a year",
  "au-annual-leave": "4 weeks a year",
  "au-personal-leave": "2 weeks a year",
  "nz-annual-holidays": "4 weeks a year",
  "nz-sick-leave": "10 days a year",
  "flat-20-days": "20 days a year",
  "tenure-25-days": "25–30 days a year",
  "use-by-march-31": "25 days a year",
  "vacation-bank": "20 days a year",
  "days-by-grade": "25–30 days a year",
  "floating-days": "2 days a year",
  unlimited: "Unlimited",
  "monthly-with-cap": "15 days a year",
  "biweekly-by-tenure": "16 hours once + 120–160 hours a year",
  "quarterly-with-ceiling": "5 days a quarter",
  "sick-1-per-30-hours": "1 hour for every 30 hours worked",
  "overflow-into-sick-leave": "8–12 hours a month",
  bereavement: "5 days or 2 days for each event",
  "parental-leave": "16 weeks for each event",
  sabbatical: "6 weeks every 5 years",
  "time-in-lieu": "1 hour for each event",
};

test.each(templates)("the allowance of $id fits in a table's column", ({ id, document }) => {
  expect(documentAllowance(document)).toBe(ALLOWANCES[id]);
});
