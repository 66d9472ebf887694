import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import type { SettlementAnswer } from "#core/api/BalanceAnswer.ts";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { at, call } from "#console/shared/api/call.ts";
import { SettlementList } from "#console/shared/settlement/SettlementList.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { BALANCES_KEY } from "./useRefetchBalances.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

export function PersonSettlement() {
  const person = useRecordContext<PersonAnswer>();
  const endDate: unknown = useWatch({ name: "endDate" });
  if (!person || typeof endDate !== "string" || !DATE.test(endDate)) return null;
  return <SettlementOn userId={person.id} endDate={endDate} />;
}

function SettlementOn({ userId, endDate }: { userId: string; endDate: string }) {
  const path = `${at("api", "users", userId, "settlement")}?endDate=${endDate}` as const;
  const { data, isError } = useQuery({
    queryKey: [...BALANCES_KEY, userId, "settlement", endDate],
    queryFn: ({ signal }) => call<SettlementAnswer>("GET", path, undefined, signal),
  });
  if (isError) return <Alert severity="error">Failed to load the settlement</Alert>;
  if (!data || data.types.length === 0) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ width: "100%", mb: 2 }}>
      Settlement on the last day, {wholeDates(formatDate(endDate))}, under the current policies:
      <SettlementList types={data.types} />
    </Alert>
  );
}
