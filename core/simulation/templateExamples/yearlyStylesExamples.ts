import type { TemplateExamples } from "./TemplateExample.ts";

export const yearlyStylesExamples: TemplateExamples = {
  "flat-20-days": [
    {
      title: "works all year",
      person: { startDate: "2020-01-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 20,
    },
    // 20 × 184/365 = 10.08, rounded to the nearest half day.
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 10,
    },
    // 20 × 120/365 = 6.58, rounded to the nearest half day.
    {
      title: "leaves on April 30",
      person: { startDate: "2027-01-01", endDate: "2027-04-30" },
      asOf: "2027-04-30",
      ask: "payout",
      expected: 6.5,
    },
    {
      title: "carries 5 of 20 unused days over",
      person: { startDate: "2027-01-01" },
      asOf: "2028-03-31",
      ask: "balance",
      expected: 25,
    },
    {
      title: "has lost the carried days by April 1",
      person: { startDate: "2027-01-01" },
      asOf: "2028-04-01",
      ask: "balance",
      expected: 20,
    },
  ],
  "tenure-25-days": [
    {
      title: "has less than 5 years of service",
      person: { startDate: "2024-03-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 25,
    },
    {
      title: "has 12 years of service",
      person: { startDate: "2014-03-01", daysPerWeek: 5 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 29,
    },
    // 25 × 3/5 × 9/12 = 11.25, rounded up to a half day.
    {
      title: "starts on March 15 and works 3 days a week",
      person: { startDate: "2027-03-15", daysPerWeek: 3 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 11.5,
    },
    // 25 × 5/12 = 10.42, rounded up to a half day.
    {
      title: "leaves on May 31",
      person: { startDate: "2026-01-01", endDate: "2027-05-31", daysPerWeek: 5 },
      asOf: "2027-05-31",
      ask: "entitlement",
      expected: 10.5,
    },
    {
      title: "carries 5 of 25 unused days over",
      person: { startDate: "2027-01-01", daysPerWeek: 5 },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 30,
    },
  ],
  "use-by-march-31": [
    {
      title: "works all year",
      person: { startDate: "2020-01-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 25,
    },
    {
      title: "still has last year's days on March 31",
      person: { startDate: "2027-01-01" },
      asOf: "2028-03-31",
      ask: "balance",
      expected: 50,
    },
    {
      title: "has lost last year's days by April 1",
      person: { startDate: "2027-01-01" },
      asOf: "2028-04-01",
      ask: "balance",
      expected: 25,
    },
  ],
  "vacation-bank": [
    {
      title: "has 20 unused days at New Year",
      person: { startDate: "2027-01-01" },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 27,
    },
    // 20 × 184/365
    {
      title: "starts on July 1",
      person: { startDate: "2027-07-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 10.08,
    },
  ],
  "days-by-grade": [
    {
      title: "is a new staff member",
      person: { startDate: "2025-05-01", grade: "staff", hoursPerWeek: 37.5 },
      asOf: "2027-03-31",
      ask: "entitlement",
      expected: 25,
    },
    {
      title: "is a staff member with 5 years of service at the start of the leave year",
      person: { startDate: "2020-05-01", grade: "staff", hoursPerWeek: 37.5 },
      asOf: "2026-04-01",
      ask: "entitlement",
      expected: 28,
    },
    {
      title: "is a manager who works 30 of 37.5 hours",
      person: { startDate: "2020-05-01", grade: "manager", hoursPerWeek: 30 },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 24,
    },
    // 30 × 5/12 = 12.5
    {
      title: "is a manager who leaves on August 31",
      person: { startDate: "2020-05-01", endDate: "2027-08-31", grade: "manager", hoursPerWeek: 37.5 },
      asOf: "2027-08-31",
      ask: "entitlement",
      expected: 12.5,
    },
  ],
  "floating-days": [
    {
      title: "works all year",
      person: { startDate: "2020-01-01" },
      asOf: "2027-12-31",
      ask: "entitlement",
      expected: 2,
    },
    {
      title: "can't use the days in the first month",
      person: { startDate: "2027-06-01" },
      asOf: "2027-06-30",
      ask: "usable",
      expected: 0,
    },
    {
      title: "loses unused days at the end of the year",
      person: { startDate: "2027-01-01" },
      asOf: "2028-01-01",
      ask: "balance",
      expected: 2,
    },
  ],
  unlimited: [
    {
      title: "has no balance",
      person: { startDate: "2027-01-01" },
      asOf: "2027-06-01",
      ask: "bookable",
      expected: null,
    },
    {
      title: "requests 12 days, which two people approve",
      person: { startDate: "2027-01-01" },
      events: [{ type: "request", amount: 12 }],
      asOf: "2027-06-01",
      ask: "approverCount",
      expected: 2,
    },
    {
      title: "requests 4 days, which need two weeks' notice",
      person: { startDate: "2027-01-01" },
      events: [{ type: "request", amount: 4 }],
      asOf: "2027-06-01",
      ask: "noticeRequired",
      expected: 14,
    },
  ],
};
