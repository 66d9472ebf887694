import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import type { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import { ownBalances } from "#console/shared/leaveTypes/ownBalances.ts";

export interface Holder {
  id: string;
  name: string | undefined;
}

export function balancesOf(holder: Holder) {
  return queryOptions({
    queryKey: balancesKey(holder),
    queryFn: () => call<BalanceAnswer[]>("GET", balancesPath(holder)),
  });
}

export function balancesOn(day: IsoDate | undefined, holder: Holder) {
  return queryOptions({
    queryKey: ["balances", holder.id, "on", day],
    queryFn: ({ signal }) => call<BalanceAnswer[]>("GET", `${balancesPath(holder)}?asOf=${day}`, undefined, signal),
    enabled: day !== undefined,
  });
}

/** Returns entries of all leave years, oldest first. */
export function ledgerOf(holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "ledger", type],
    queryFn: () => call<LedgerEntryAnswer[]>("GET", `${at("api", "users", holder.id, "ledger")}?type=${type}`),
  });
}

export function outlookOf(holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "outlook", type],
    queryFn: () => call<BalanceOutlookAnswer>("GET", outlookPath(holder, { type })),
  });
}

/** Returns null if the amount isn't reached within two years. */
export function dayWith(days: number | undefined, holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "day with", type, days],
    queryFn: async ({ signal }): Promise<IsoDate | null> => {
      const path = outlookPath(holder, { type, days: String(days) });
      const { reachedOn } = await call<BalanceOutlookAnswer>("GET", path, undefined, signal);
      return reachedOn ?? null;
    },
    enabled: days !== undefined,
  });
}

export function useUndoAdjustment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entryId, reason }: { entryId: string; reason: string }) =>
      call<BalanceAnswer>("POST", at("api", "ledger", entryId, "undo"), { reason }),
    onSuccess: () => void refetch(client, AFTER_REQUESTS),
  });
}

function balancesKey({ id, name }: Holder): readonly string[] {
  return name === undefined ? ownBalances().queryKey : ["balances", id];
}

function balancesPath({ id, name }: Holder): string {
  return name === undefined ? "/api/pto-balances" : at("api", "users", id, "balances");
}

function outlookPath({ id }: Holder, query: Record<string, string>): string {
  return `${at("api", "users", id, "balance-outlook")}?${new URLSearchParams(query).toString()}`;
}
