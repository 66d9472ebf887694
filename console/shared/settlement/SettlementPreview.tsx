import { useQuery } from "@tanstack/react-query";
import Alert from "@mui/material/Alert";
import type { SettlementSumAnswer } from "#core/api/BalanceAnswer.ts";
import { peopleText } from "#core/countText.ts";
import { MAX_SETTLED_TOGETHER } from "#core/ledger/settlement/SettlementQuery.ts";
import { call } from "#console/shared/api/call.ts";
import { SettlementList } from "./SettlementList.tsx";

export function SettlementPreview({ userIds }: { userIds: readonly string[] }) {
  const isTooMany = userIds.length > MAX_SETTLED_TOGETHER;
  const { data = [], isError } = useQuery({
    queryKey: ["settlements", userIds],
    queryFn: ({ signal }) => call<SettlementSumAnswer[]>("POST", "/api/users/settlements", { people: userIds }, signal),
    staleTime: 0,
    gcTime: 0,
    enabled: !isTooMany && userIds.length > 0,
  });
  if (isError) return <Alert severity="error">Failed to load the settlement</Alert>;
  if (isTooMany) {
    return (
      <Alert severity="info" variant="outlined">
        To see how balances will be settled, select at most {peopleText(MAX_SETTLED_TOGETHER)}.
      </Alert>
    );
  }
  if (data.length === 0) return null;
  const people = Math.max(...data.map((sum) => sum.people));
  return (
    <Alert severity="info" variant="outlined" sx={{ textAlign: "start" }}>
      {userIds.length === 1
        ? "Settlement on the last day, under the current policies:"
        : `Settlement on the last day, for ${peopleText(people)} together:`}
      <SettlementList types={data} />
    </Alert>
  );
}
