import Alert from "@mui/material/Alert";
import type { ChangedBalanceAnswer, PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { impactText, RAISES_OWN, receiverTexts, waitingTexts } from "#core/policies/changes/impactText.ts";
import { wordsOf } from "../api/ApiError.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { figure } from "#core/figure.ts";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { wholeFacts } from "../wholeDates.ts";
import type { PolicyImpact } from "./usePolicyImpact.ts";

const MAX_NAMES = 5;

export function ImpactNote({ type, impact }: { type: LeaveType; impact: PolicyImpact }) {
  const leaveTypes = useLeaveTypes();
  const found = impact?.data;
  const isBelow = (found?.belowZero ?? 0) > 0;
  const later = found ? belowLater(found) : [];
  const ofReceivers = belowOfReceivers(found);
  return (
    <Alert
      severity={isBelow || (found?.below.length ?? 0) > 0 ? "warning" : "info"}
      variant="outlined"
      icon={false}
      slotProps={{ root: { role: "status" } }}
    >
      {found ? wholeFacts(impactText(found, leaveTypes.unitOf(type))) : words(impact)}
      {receiverTexts(found?.receivers, leaveTypes).map((text) => (
        <div key={text}>{wholeFacts(text)}</div>
      ))}
      {waitingTexts(found?.waiting).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {found?.raisesOwn && <div>{RAISES_OWN}</div>}
      {found && isBelow && <div>{`Below zero: ${belowZeroText(found)}`}</div>}
      {ofReceivers.map(([receiver, people]) => (
        <div key={receiver}>{`Below zero in ${leaveTypes.nameOf(receiver)}: ${namesText(people)}`}</div>
      ))}
      {later.length > 0 && <div>{`Below zero by the start of the next leave year: ${namesText(later)}`}</div>}
    </Alert>
  );
}

function words(impact: PolicyImpact): string {
  if (!impact) return "Change a value to see whose balances are affected.";
  return impact.error
    ? wordsOf(impact.error, "The impact of this change isn't available right now.")
    : "Checking whose balances change...";
}

function belowZeroText({ impact, belowZero }: PolicyImpactAnswer): string {
  const below = impact.filter(({ before, after }) => after !== null && after < 0 && (before === null || before >= 0));
  return namesText(below, Math.max(0, belowZero - below.length));
}

function belowLater({ impact, below }: PolicyImpactAnswer): ChangedBalanceAnswer[] {
  const isBelowThen = new Set(impact.filter(({ after }) => after !== null && after < 0).map(({ userId }) => userId));
  return below.filter(({ userId, type }) => type === undefined && !isBelowThen.has(userId));
}

function belowOfReceivers(impact: PolicyImpactAnswer | undefined): [LeaveType, ChangedBalanceAnswer[]][] {
  const typed = (impact?.below ?? []).flatMap((one) => (one.type === undefined ? [] : [{ ...one, type: one.type }]));
  return [...groupBy(typed, ({ type }) => type)];
}

function namesText(people: readonly ChangedBalanceAnswer[], more = 0): string {
  const names = people.map(({ name, after }) => `${name}\u00A0(${figure(after ?? 0)})`);
  return namesAndMore(names, more, MAX_NAMES);
}
