import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { answeredSpan } from "#core/requests/parts/answeredParts.ts";
import { typeText } from "#core/leave/leaveText.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { listText } from "#core/listText.ts";
import { useDataProvider } from "react-admin";
import { useWatch } from "react-hook-form";
import { countText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { useLeaveYearName } from "../session/consoleSession.ts";

export function RequestPreview() {
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
  if (!preview.data) return null;
  const unit = types.unitOf(String(wanted.type));
  const { refusals } = preview.data;
  return (
    <Alert severity={refusals.length > 0 ? "warning" : "info"} variant="outlined" sx={{ gridColumn: "1 / -1" }}>
      {refusals.map((refusal) => (
        <div key={`${refusal.code} ${refusal.request?.id}`}>{refusalText(refusal, types)}</div>
      ))}
      <div>
        {hasDates
          ? textOf(preview.data, unit, (year) => yearName(year, preview.data.leaveYearStartsOn))
          : balanceText(preview.data, unit)}
      </div>
    </Alert>
  );
}

function refusalText({ error, request }: PreviewAnswer["refusals"][number], { nameOf }: LeaveTypes): string {
  if (!request) return error;
  const { type, status } = request;
  return `${error}: ${answeredSpan(request)}, ${typeText(nameOf(type))}, ${status}`;
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
