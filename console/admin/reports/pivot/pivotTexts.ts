import type { PivotField, PivotValue } from "#core/reports/pivotTable.ts";
import { monthText } from "../parts/months.ts";

export const FIELD_LABELS: Readonly<Record<PivotField, string>> = {
  type: "Leave type",
  office: "Office",
  team: "Team",
  month: "Month",
};

export const VALUE_LABELS: Readonly<Record<PivotValue, string>> = {
  days: "Days off",
  hours: "Hours off",
  requests: "Requests",
  people: "People",
};

export function pivotTitle(rows: PivotField, columns: PivotField, value: PivotValue): string {
  return `${VALUE_LABELS[value]} by ${FIELD_LABELS[rows].toLowerCase()} and ${FIELD_LABELS[columns].toLowerCase()}`;
}

export function pivotNote(rows: PivotField, columns: PivotField, value: PivotValue): string {
  const counted = {
    days: "Approved days off. Leave types in hours aren't included.",
    hours: "Approved hours off. Leave types in days aren't included.",
    requests: "Approved requests, by the month in which they start.",
    people: "People with approved time off. Totals count each person once.",
  }[value];
  const isByTeam = rows === "team" || columns === "team";
  return isByTeam ? `${counted} Members of more than one team appear under “Several teams.”` : counted;
}

export function pivotEmptyText(value: PivotValue): string {
  if (value === "days" || value === "hours") return `No ${VALUE_LABELS[value].toLowerCase()} in these months`;
  if (value === "requests") return "No approved requests start in these months";
  return "No approved time off in these months";
}

export function headText(field: PivotField, name: string): string {
  return field === "month" ? monthText(name) : name;
}
