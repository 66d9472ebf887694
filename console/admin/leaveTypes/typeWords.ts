import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import type { TypeRequesters, TypeVisibility } from "#core/leave/LeaveTypeView.ts";
import { dotted } from "#console/shared/dotted.ts";

export const VISIBILITY_WORDS: Readonly<Record<TypeVisibility, string>> = {
  everyone: "Colleagues see the type",
  away: "Colleagues see “Away”",
  managers: "Only the person, their managers, Admins, and Owners see it",
};

export const REQUESTER_WORDS: Readonly<Record<TypeRequesters, string>> = {
  everyone: "Everyone",
  managers: "Managers, Admins, and Owners",
  admins: "Admins and Owners",
};

export function typeSummary({ unit, paid, visibility, requestableBy }: LeaveTypeAnswer): string {
  const parts = [
    unit === "hour" ? "In hours" : "In days",
    paid ? "paid" : "unpaid",
    inList(VISIBILITY_WORDS[visibility]),
    ...(requestableBy === "everyone" ? [] : [`available to ${REQUESTER_WORDS[requestableBy]}`]),
  ];
  return dotted(...parts);
}

function inList(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
