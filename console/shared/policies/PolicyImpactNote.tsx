import Alert from "@mui/material/Alert";
import type { ChangedBalanceAnswer, PolicyAnswer, PolicyImpactAnswer } from "#core/api/PolicyAnswer.ts";
import { namesAndMore } from "#core/namesAndMore.ts";
import { impactText, RAISES_OWN, waitingTexts } from "#core/policies/changes/impactText.ts";
import { wordsOf } from "../api/ApiError.ts";
import { figure } from "#core/figure.ts";
import { useLeaveTypes } from "../leaveTypes/leaveTypesContext.ts";
import { wholeDates } from "../wholeDates.ts";
import { usePolicyImpact } from "./usePolicyImpact.ts";

const MAX_NAMES = 5;

interface PolicyImpactNoteProps {
  policy: Pick<PolicyAnswer, "id" | "type">;
  patch: object | undefined;
}

export function PolicyImpactNote({ policy: { id, type }, patch }: PolicyImpactNoteProps) {
  const { unitOf } = useLeaveTypes();
  const impact = usePolicyImpact(id, patch);
  const found = impact?.data;
  const isBelow = (found?.belowZero ?? 0) > 0;
  const later = found ? belowLater(found) : [];
  return (
    <Alert
      severity={isBelow || later.length > 0 ? "warning" : "info"}
      variant="outlined"
      icon={false}
      slotProps={{ root: { role: "status" } }}
    >
      {found ? wholeDates(impactText(found, unitOf(type))) : words(impact)}
      {waitingTexts(found?.waiting).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {found?.raisesOwn && <div>{RAISES_OWN}</div>}
      {found && isBelow && <div>{`Below zero: ${belowZeroText(found)}`}</div>}
      {later.length > 0 && <div>{`Below zero by the start of the next leave year: ${namesText(later)}`}</div>}
    </Alert>
  );
}

function words(impact: ReturnType<typeof usePolicyImpact>): string {
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
  return below.filter(({ userId }) => !isBelowThen.has(userId));
}

function namesText(people: readonly ChangedBalanceAnswer[], more = 0): string {
  const names = people.map(({ name, after }) => `${name} (${figure(after ?? 0)})`);
  return namesAndMore(names, more, MAX_NAMES);
}
