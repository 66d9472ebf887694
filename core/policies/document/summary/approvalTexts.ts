import type { Unit } from "../amountRule.ts";
import type { BookingRule } from "../bookingRule.ts";
import type { ExactNumber } from "../exact.ts";
import { listText } from "#core/listText.ts";
import { plainName } from "./plainName.ts";
import { countText } from "./numberText.ts";

type Row = NonNullable<BookingRule["approval"]>[number];
type StepName = Exclude<Row["by"][number], unknown[]>;

export type PeopleNames = ReadonlyMap<string, string>;

/** Readers can't use ids, so texts without names omit the ids. */
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const APPROVERS: Record<string, string> = {
  manager: "the manager",
  managersManager: "the manager's manager",
  teamLead: "the team lead",
  admin: "an Admin",
  owner: "an Owner",
};

export function approvalTexts(rows: readonly Row[], unit: Unit, names: PeopleNames): string[] {
  if (rows.length === 0) return [];
  const texts = rows.map((row, index) => `${requestsText(row.upTo, index, unit)} need ${stepsText(row, names)}`);
  return [
    texts.join("; "),
    ...rows.flatMap((row, index) => decisionTexts(row, requestsText(row.upTo, index, unit), unit)),
  ];
}

export function requestsText(upTo: ExactNumber | undefined, index: number, unit: Unit): string {
  if (upTo === undefined) return index === 0 ? "requests" : "longer requests";
  return `${index === 0 ? "requests" : "those"} of up to ${countText(upTo, unit)}`;
}

function stepsText({ by }: Row, names: PeopleNames): string {
  if (by.length === 0) return "no approval";
  const nameOf = (step: StepName) => approver(step, names);
  const steps = by.map((step) => (Array.isArray(step) ? listText(step.map(nameOf), "or") : nameOf(step)));
  return `approval from ${steps.join(", then ")}`;
}

function approver(name: StepName, names: PeopleNames): string {
  if (typeof name === "object") {
    const { person } = name;
    return names.get(person) ?? (IS_ID.test(person) ? "a specific person" : `the person ${person}`);
  }
  return APPROVERS[name] ?? `the ${plainName(name)}`;
}

function decisionTexts({ auto, expiresAfter }: Row, requests: string, unit: Unit): string[] {
  const conditions = auto
    ? [
        ...(auto.upTo === undefined ? [] : [`they cover at most ${countText(auto.upTo, unit)}`]),
        ...(auto.coverage ? ["enough of the team remains at work"] : []),
        ...(auto.notice ? ["they meet the notice requirement"] : []),
      ]
    : [];
  const automatic = conditions.length > 0 ? ` if ${listText(conditions)}` : "";
  return [
    ...(auto ? [`${requests} are approved automatically${automatic}`] : []),
    ...(expiresAfter === undefined
      ? []
      : [`${requests} are canceled after ${countText(expiresAfter, "workday")} without a decision`]),
  ];
}
