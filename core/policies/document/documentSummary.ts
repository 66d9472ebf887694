import type { PolicyDocument } from "./PolicyDocument.ts";
import type { PeopleNames } from "./summary/approvalTexts.ts";
import { bookingSentences } from "./summary/bookingSentences.ts";
import { monthDayText } from "./summary/dateText.ts";
import { grantSentences } from "./summary/grantSentences.ts";
import { sentence } from "./summary/plainName.ts";
import { leastText } from "./summary/numberText.ts";
import { roundingText } from "./summary/roundingText.ts";
import { creditSentences, settlementSentences, useSentences } from "./summary/useSentences.ts";
import { weekSentences } from "./summary/weekSentences.ts";

export function documentSummary(document: PolicyDocument, names: PeopleNames = new Map()): string {
  const { unit, booking } = document;
  return [
    ...grantTexts(document),
    ...yearTexts(document),
    ...useSentences(document),
    ...stepTexts(document),
    ...bookingSentences(booking, unit, names),
    ...creditSentences(document),
    ...settlementSentences(document),
    ...weekSentences(document),
  ].join(" ");
}

function grantTexts({ unit, leaveYear = "01-01", grants = [], consumption, credits }: PolicyDocument): string[] {
  if (grants.length === 0) return consumption?.limit ? [`No ${unit}s are granted in advance.`] : ["Unlimited leave."];
  const words = { unit, leaveYear, isOneOfMany: grants.length > 1 };
  // Credits become lots of the first grant.
  return grants.flatMap((grant, index) => grantSentences(grant, { ...words, hasCredits: index === 0 && !!credits }));
}

function yearTexts({ leaveYear, rounding, unit }: PolicyDocument): string[] {
  return [
    ...(leaveYear === undefined || leaveYear === "01-01" ? [] : [leaveYearText(leaveYear)]),
    ...(rounding ? [roundingText({ of: "the balance" }, rounding, unit)] : []),
  ].map(sentence);
}

function leaveYearText(begins: string): string {
  if (begins === "hire") return "the leave year runs from one work anniversary to the next";
  return `the leave year begins on ${monthDayText(begins)}`;
}

function stepTexts({ step, unit }: PolicyDocument): string[] {
  return step === undefined ? [] : [sentence(`the smallest request is ${leastText(step, unit)}`)];
}
