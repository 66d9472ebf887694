import { useEffect } from "react";
import Alert from "@mui/material/Alert";
import Link from "@mui/material/Link";
import { useQuery } from "@tanstack/react-query";
import type { PreviewAnswer, PreviewRefusal } from "#core/api/PreviewAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { typeText } from "#core/leave/leaveText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { listText } from "#core/listText.ts";
import { useDataProvider } from "react-admin";
import { useWatch } from "react-hook-form";
import { Link as RouterLink } from "react-router";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { ApiError, wordsOf } from "#console/shared/api/ApiError.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import { asApiError } from "../api/asApiError.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";

interface RequestPreviewProps {
  onVerdict: (isRefused: boolean) => void;
}

export function RequestPreview({ onVerdict }: RequestPreviewProps) {
  const data = useDataProvider<ConsoleData>();
  const yearName = useLeaveYearName();
  const types = useLeaveTypes();
  const [userId, type, startDate, endDate, isHalfDay, startPart, endPart, minutes, startTime] = useWatch({
    name: ["userId", "type", "startDate", "endDate", "isHalfDay", "startPart", "endPart", "minutes", "startTime"],
  });
  const parts = { isHalfDay, startPart, endPart, minutes, startTime };
  const wanted = useDebounced({ userId, type, startDate, endDate, ...parts }, 300);
  const { startDate: start, endDate: end, ...without } = wanted;
  const hasDates = Boolean(start && end);
  const preview = useQuery({
    queryKey: ["requests", "preview", wanted],
    queryFn: ({ signal }) => data.preview(hasDates ? wanted : without, signal),
    enabled: Boolean(wanted.userId && wanted.type),
  });
  const refusals = preview.data?.refusals ?? [];
  const failure = asApiError(preview.error);
  const isRefused = refusals.length > 0 || (failure instanceof ApiError && failure.status === 400);
  useEffect(() => {
    onVerdict(isRefused);
  }, [onVerdict, isRefused]);
  if (failure) {
    return (
      <Alert severity="warning" variant="outlined" sx={{ gridColumn: "1 / -1" }}>
        {wordsOf(failure, "The preview isn't available right now.")}
      </Alert>
    );
  }
  if (!preview.data) return null;
  const unit = types.unitOf(String(wanted.type));
  return (
    <Alert severity={isRefused ? "warning" : "info"} variant="outlined" sx={{ gridColumn: "1 / -1" }}>
      {refusals.map((refusal) => (
        <div key={`${refusal.code} ${refusal.request?.id}`}>
          {refusal.error}
          {refusal.request && <>: {requestLink(refusal.request, types)}</>}
        </div>
      ))}
      <div>
        {hasDates
          ? textOf(preview.data, unit, (year) => yearName(year, preview.data.leaveYearStartsOn))
          : balanceText(preview.data, unit)}
      </div>
    </Alert>
  );
}

function requestLink(request: NonNullable<PreviewRefusal["request"]>, { nameOf }: LeaveTypes) {
  const { id, type, status } = request;
  return (
    <Link component={RouterLink} to={`/requests/${id}/show`} target="_blank" rel="noopener">
      {answeredSpan(request)}, {typeText(nameOf(type))}, {status}
    </Link>
  );
}

function balanceText({ isUnlimited, available, approverName }: PreviewAnswer, unit: LeaveUnit): string {
  const has = isUnlimited ? "This leave type is unlimited." : `${countText(available, unit)} available.`;
  return approverName ? `${has} Approver: ${approverName}.` : has;
}

function textOf(preview: PreviewAnswer, unit: LeaveUnit, yearName: (year: LeaveYear) => string): string {
  const { approverName, conditions, conflicts } = preview;
  const cost = [costText(preview, unit, yearName), ...conditions.map((condition) => `${condition}.`)].join(" ");
  const decides = approverName ? ` Approver: ${approverName}.` : "";
  const away = [...new Set(conflicts.map(({ userName }) => userName))];
  return `${cost}${decides}${away.length > 0 ? ` Also away: ${away.join(", ")}.` : ""}`;
}

function costText(
  { days, isUnlimited, available, balanceAfter, years }: PreviewAnswer,
  unit: LeaveUnit,
  yearName: (year: LeaveYear) => string,
): string {
  if (isUnlimited) return `Uses ${countText(days, unit)}. This leave type is unlimited.`;
  const availableText = (before: number, after: number) =>
    `${countText(before, unit)} available now, ${figure(after)} after`;
  if (years.length < 2) return `Uses ${countText(days, unit)} (${availableText(available, balanceAfter)}).`;
  const byYear = years.map(
    ({ leaveYear, charged, available: before, after }) =>
      `${countText(charged, unit)} in ${yearName(leaveYear)} (${availableText(before, after)})`,
  );
  return `Uses ${countText(days, unit)}: ${listText(byYear)}.`;
}
