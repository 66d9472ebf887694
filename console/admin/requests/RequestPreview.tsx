import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import { useWatch } from "react-hook-form";
import { daysText, figure } from "#console/shared/formats.ts";
import { useDebounced } from "#console/shared/form/useDebounced.ts";
import type { ConsoleData, Preview } from "../api/dataProvider.ts";

/** What the request would cost and leave, as soon as person and dates are chosen; or why it can't be. */
export function RequestPreview() {
  const data = useDataProvider<ConsoleData>();
  const [userId, type, startDate, endDate, isHalfDay] = useWatch({
    name: ["userId", "type", "startDate", "endDate", "isHalfDay"],
  });
  const wanted = useDebounced({ userId, type, startDate, endDate, isHalfDay }, 300);
  const isWhole = Boolean(wanted.userId && wanted.type && wanted.startDate && wanted.endDate);
  const preview = useQuery({
    queryKey: ["requests", "preview", wanted],
    queryFn: ({ signal }) => data.preview(wanted, signal),
    enabled: isWhole,
  });
  if (!isWhole || !preview.data) return null;
  const { refusal } = preview.data;
  return (
    <Alert severity={refusal ? "warning" : "info"} variant="outlined" sx={{ gridColumn: "1 / -1" }}>
      {refusal ? refusal.error : textOf(preview.data)}
    </Alert>
  );
}

function textOf({ days, isUnlimited, available, balanceAfter, approverName, conflicts }: Preview): string {
  const cost = isUnlimited
    ? `Takes ${daysText(days)} of unlimited leave.`
    : `Takes ${daysText(days)} of the ${figure(available)} available; ${figure(balanceAfter)} are left.`;
  const decides = approverName ? ` ${approverName} decides.` : "";
  const away = [...new Set(conflicts.map(({ userName }) => userName))];
  return `${cost}${decides}${away.length > 0 ? ` Away at the time: ${away.join(", ")}.` : ""}`;
}
