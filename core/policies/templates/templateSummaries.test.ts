import { expect, test } from "@jest/globals";
import { documentSummary } from "../document/documentSummary.ts";
import { templates } from "./templates.ts";

const SUMMARIES: Record<string, string> = {
  "gb-annual-leave":
    "28 days or 5.6 weeks, whichever is less, each year on January 1; new hires get one-twelfth for each month started; departing employees get an amount prorated by day; unused days expire on December 31. Each amount is rounded up to the next half day. In the year of leaving, the amount is rounded up to the next 0.1 day. Requests need notice twice as long as the leave. When employment ends, unused days are paid out, and a negative balance is not reclaimed. One week equals the days that the person works per week.",
  "ie-annual-leave":
    "8% of the hours worked in the leave year (at most 4 weeks) or 4 weeks with 1,365 or more hours worked in the leave year, whichever is greater, at the end of each leave year, on March 31; new hires and departing employees get the full amount; unused hours expire on the September 30 after the leave year ends. The leave year begins on April 1. The balance can go below zero by up to 4 weeks. When employment ends, unused hours are paid out. One week equals the hours that the person works per week.",
  "nl-annual-leave":
    "4 weeks a year on January 1; new hires and departing employees get an amount prorated by day; unused hours expire on June 30 of the next year. When employment ends, unused hours are paid out. One week equals the hours that the person works per week.",
  "fr-annual-leave":
    "2.5 days at the end of each month; a partial first or last month is prorated by day; unused days don't expire. The leave year begins on June 1. The balance is rounded up to the next whole day. Every day of leave from Monday to Saturday counts. When employment ends, unused days are paid out.",
  "dk-annual-leave":
    "2.08 days at the end of each month; a partial first or last month is prorated by day; unused days expire on the December 31 after the leave year ends. The leave year begins on September 1. When employment ends, unused days are paid out.",
  "de-annual-leave":
    "24 days a year on January 1; new hires get one-twelfth for each completed month until they complete six months, then the full amount; departing employees get one-twelfth for each completed month if they leave between January and June; up to 24 days carry over and expire on March 31. Fractions of at least half a day are rounded up to the next whole day; smaller fractions are kept. Every day of leave from Monday to Saturday counts. When employment ends, unused days are paid out, and a negative balance is not reclaimed.",
  "at-annual-leave":
    "30 days a year, 36 after 25 years of service, granted on the start date and each work anniversary; departing employees get an amount prorated by day; unused days expire 2 years after the leave year ends. The leave year runs from one work anniversary to the next. Every day of leave from Monday to Saturday counts. When employment ends, unused days are paid out, and a negative balance is not reclaimed.",
  "ch-annual-leave":
    "5 weeks a year, 4 from age 20, earned in equal parts at the start of each month; a partial first or last month is prorated by day; unused days don't expire. When employment ends, unused days are paid out. One week equals the days that the person works per week.",
  "pl-annual-leave":
    "20 days a year on January 1, 26 from the year in which a person completes 10 years of service; new hires and departing employees get one-twelfth for each month started; unused days don't expire. Part-time employees get a prorated amount, based on a full-time week of 40 hours. Each amount is rounded up to the next whole day. When employment ends, unused days are paid out.",
  "es-annual-leave":
    "30 days a year on January 1; new hires and departing employees get an amount prorated by day; unused days expire on December 31. Every calendar day of leave counts, including holidays. When employment ends, unused days are paid out.",
  "it-annual-leave":
    "4 weeks a year on January 1; new hires and departing employees get an amount prorated by day; unused days expire 18 months after the leave year ends. When employment ends, unused days are paid out. One week equals the days that the person works per week.",
  "pt-annual-leave":
    "Year of hire: 2 days at the end of each month, but none from the year of the first work anniversary; unused days expire on June 30 of the next year. Days from “year of hire” can be used starting 6 months after the start date. Grants are limited to 20 days per leave year. Later years: 22 days a year on January 1 from the year of the first work anniversary; unused days expire on April 30 of the next year.",
  "us-federal-annual-leave":
    "4 hours at the end of each two-week period (counted from January 2, 2022), 6 after 3 years of service, and 8 after 15; up to 240 hours carry over. The last period of each leave year adds 4 hours after 3 years of service, but none after 15. When employment ends, unused hours are paid out.",
  "us-california-sick-leave":
    "1 hour for every 30 hours worked; unused hours don't expire. These hours can be used starting on the 90th day of employment. The balance never exceeds 80 hours or 10 workdays, whichever is greater. In a leave year, a person can take at most 40 hours or 5 workdays, whichever is greater. When employment ends, unused hours are not paid out. One workday equals the hours that the person works per day.",
  "ca-federal-vacation":
    "2 weeks on each work anniversary, 3 after 5 years of service, and 4 after 10; unused days don't expire. The leave year runs from one work anniversary to the next. One week equals the days that the person works per week.",
  "br-annual-leave":
    "30 days at the end of each year of employment, 24 with 6 or more unexcused absences, 18 with 15 or more, 12 with 24 or more, and none with 33 or more; departing employees get one-twelfth for each month started; unused days don't expire. The leave year runs from one work anniversary to the next. Every calendar day of leave counts, including holidays. When employment ends, unused days are paid out.",
  "mx-annual-leave":
    "12 days on each work anniversary, 14 after 2 years of service, 16 after 3, 18 after 4, 20 after 5, 22 after 6, 24 after 11, 26 after 16, 28 after 21, 30 after 26, and 32 after 31; unused days don't expire. The leave year runs from one work anniversary to the next.",
  "jp-annual-leave":
    "10 days after the first 6 months of employment and every 12 months after that, 11 after 18 months of service, 12 after 30, 14 after 42, 16 after 54, 18 after 66, and 20 after 78; unused days expire 2 years after they are granted. Each grant requires at least 80% attendance in the preceding period. The leave year runs from one work anniversary to the next.",
  "kr-annual-leave":
    "First year: 1 day after each month of employment, but none from the second year of service; unused days expire when the leave year ends. Each grant requires full attendance in the preceding period. Later years: 15 days on each work anniversary, plus 1 for every 2 additional years of service, up to 25; unused days expire 12 months after they are granted. Each grant requires at least 80% attendance in the preceding period. The leave year runs from one work anniversary to the next. When employment ends, unused days are paid out.",
  "sg-annual-leave":
    "7 days a year, plus 1 for each additional year of service, up to 14, granted on the start date and each work anniversary; departing employees get one-twelfth for each completed month; unused days expire 12 months after the leave year ends. Each amount is rounded to the nearest whole day. The leave year runs from one work anniversary to the next. The first leave can begin 3 months after the start date. When employment ends, unused days are paid out.",
  "au-annual-leave":
    "4 weeks a year, earned day by day; unused hours don't expire. When employment ends, unused hours are paid out. One week equals the hours that the person works per week.",
  "au-personal-leave":
    "2 weeks a year, earned day by day; unused hours don't expire. When employment ends, unused hours are not paid out. One week equals the hours that the person works per week.",
  "nz-annual-holidays":
    "4 weeks on each work anniversary; unused hours don't expire. The leave year runs from one work anniversary to the next. When employment ends, unused hours are paid out. One week equals the hours that the person works per week.",
  "nz-sick-leave":
    "10 days after the first 6 months of employment and every 12 months after that; unused days don't expire. The balance never exceeds 20 days. The leave year runs from one work anniversary to the next. When employment ends, unused days are not paid out.",
  "flat-20-days":
    "20 days a year on January 1; new hires and departing employees get an amount prorated by day; up to 5 days carry over and expire on March 31. Each amount is rounded to the nearest half day. The smallest request is half a day. Requests need approval from the manager. When employment ends, unused days are paid out.",
  "tenure-25-days":
    "25 days a year on January 1, 27 after 5 years of service, 29 after 10, and 30 after 15; new hires and departing employees get one-twelfth for each full calendar month; up to 5 days carry over. Part-time employees get a prorated amount, based on a full-time week of 5 days. Each amount is rounded up to the next half day. The smallest request is half a day. Requests of up to 2 days need 7 days' notice; longer requests need 28 days' notice. Requests need approval from the manager. When employment ends, unused days are paid out.",
  "use-by-march-31":
    "25 days a year on January 1; new hires and departing employees get an amount prorated by day; unused days expire on March 31 of the next year. The smallest request is half a day. Requests need approval from the manager. When employment ends, unused days are paid out.",
  "vacation-bank":
    "20 days a year on January 1; new hires get an amount prorated by day; unused days don't expire. The balance never exceeds 27 days. When employment ends, unused days are paid out.",
  "days-by-grade":
    "Days by grade each year on April 1: 25 days for grade staff (28 after 5 years of service) and 30 days for grade manager; new hires and departing employees get one-twelfth for each completed month; up to 5 days carry over and expire on June 30. Part-time employees get a prorated amount, based on a full-time week of 37.5 hours. Each amount is rounded up to the next half day. The leave year begins on April 1. When employment ends, unused days are paid out.",
  "floating-days":
    "2 days a year on January 1; unused days expire on December 31. These days can be used starting 1 month after the start date. The smallest request is 1 day. Requests need no approval. When employment ends, unused days are not paid out.",
  unlimited:
    "Unlimited leave. Requests of up to 3 days need 3 days' notice; longer requests need 14 days' notice. Requests of up to 10 days need approval from the manager; longer requests need approval from the manager, then the manager's manager.",
  "monthly-with-cap":
    "15 days a year, earned in equal parts at the end of each month; a partial first or last month is prorated by day; unused days don't expire. The balance never exceeds 22.5 days. The smallest request is half a day. Requests need approval from the manager. A request can use days that will be earned before its first day. When employment ends, unused days are paid out.",
  "biweekly-by-tenure":
    "Starting balance: 16 hours once, on the start date; unused hours don't expire. Accrual: 120 hours a year, 144 after 2 years of service, and 160 after 5, earned in equal parts at the end of each two-week period (counted from January 4, 2027); unused hours don't expire. Part-time employees get a prorated amount, based on a full-time week of 40 hours. Hours from “accrual” can be used starting on the 90th day of employment. The balance of “accrual” never exceeds 200 hours. Requests of up to 16 hours need 3 days' notice; longer requests need 14 days' notice. Requests need approval from the manager. When employment ends, unused hours are paid out.",
  "quarterly-with-ceiling":
    "5 days at the start of each quarter; a partial first quarter is prorated by day; unused days don't expire. Nothing is granted while the balance is 40 days or more. When employment ends, unused days are paid out, up to 20 days.",
  "sick-1-per-30-hours":
    "1 hour for every 30 hours worked; up to 40 hours carry over. Grants are limited to 56 hours per leave year. Requests can start up to 14 days in the past. Leave of more than 24 hours requires a document. When employment ends, unused hours are not paid out.",
  "overflow-into-sick-leave":
    "8 hours at the end of each month, 12 after 5 years of service; a partial first or last month is prorated by day; up to 180 hours carry over; the excess moves to sick leave. Periods spent entirely on unpaid leave earn nothing. The leave year begins on September 1. When employment ends, unused hours are paid out, up to 180 hours.",
  bereavement:
    "5 days for each death in the immediate family; unused days expire 6 months after they are granted. 2 days for each death of another relative; unused days expire 6 months after they are granted. Requests can start up to 14 days in the past.",
  "parental-leave":
    "16 weeks for each birth or adoption; unused days expire 12 months after they are granted. Requests need 30 days' notice. The first leave can begin 6 months after the start date. Requests need approval from the manager, then an Admin. When employment ends, unused days are not paid out. One week equals the days that the person works per week.",
  sabbatical:
    "6 weeks on every fifth work anniversary; unused days expire 2 years after they are granted. Requests need 90 days' notice. Requests need approval from the manager, then an Admin or an Owner. When employment ends, only unused days granted in the last 12 months are paid out. One week equals the days that the person works per week.",
  "time-in-lieu":
    "1 hour for each extra hour of work; unused hours expire 3 months after they are granted. The balance never exceeds 24 hours, except through requested time for extra work. The balance can't go below zero. The smallest request is half an hour. People can request time for extra work. When employment ends, unused hours are paid out.",
};

test.each(templates)("the summary of $id has its approved wording", ({ id, document }) => {
  expect(documentSummary(document)).toBe(SUMMARIES[id]);
});
