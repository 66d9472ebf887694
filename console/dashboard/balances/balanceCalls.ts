import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { at, call } from "#console/shared/api/call.ts";
import { AFTER_REQUESTS, refetch } from "#console/shared/api/lists.ts";
import type { StatementLine } from "./yearStatement.ts";

/** The figures of one leave year, in days. */
export interface BalanceFigures {
  balance: number;
  accrued: number;
  used: number;
  total: number;
  pending: number;
  available: number;
  isUnlimited: boolean;
  leaveYear: number;
}

/** One type's figures of the current leave year, and of the next one once something is booked there. */
export interface Balance extends BalanceFigures {
  id: string;
  type: LeaveType;
  nextYear: BalanceFigures | null;
}

/** What will become of a balance if nothing else is booked, decided or changed; amounts in days. */
export interface BalanceOutlook {
  /** What accrues next, and what of it the maximum balance costs. */
  next: { on: IsoDate; days: number; lost: number } | null;
  /** What lapses when the leave year ends, beyond the limit that is carried over. */
  lapse: { on: IsoDate; days: number; limit: number } | null;
  carryOverDays: number;
  maxBalance: number | null;
}

/** Whose balances they are. */
export interface Holder {
  id: string;
  /** Undefined for oneself. */
  name: string | undefined;
}

/** One's own balances. */
export function ownBalances() {
  return queryOptions({
    queryKey: ["balances"],
    queryFn: () => call<Balance[]>("GET", "/api/pto-balances"),
  });
}

/** The balances of oneself, or of somebody else as Manager and above. */
export function balancesOf(holder: Holder) {
  return queryOptions({
    queryKey: balancesKey(holder),
    queryFn: () => call<Balance[]>("GET", balancesPath(holder)),
  });
}

/** The same as they will be on a later day. */
export function balancesOn(day: IsoDate | undefined, holder: Holder) {
  return queryOptions({
    queryKey: ["balances", holder.id, "on", day],
    queryFn: ({ signal }) => call<Balance[]>("GET", `${balancesPath(holder)}?asOf=${day}`, undefined, signal),
    enabled: day !== undefined,
  });
}

/** Every line behind the balances of a type, of all leave years, oldest first. */
export function ledgerOf(holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "ledger", type],
    queryFn: () => call<StatementLine[]>("GET", `${at("api", "users", holder.id, "ledger")}?type=${type}`),
  });
}

/** What comes next for a balance. */
export function outlookOf(holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "outlook", type],
    queryFn: () => call<BalanceOutlook>("GET", outlookPath(holder, { type })),
  });
}

/** The first day, within two years, with so many days available; null when there is none. */
export function dayWith(days: number | undefined, holder: Holder, type: LeaveType) {
  return queryOptions({
    queryKey: ["balances", holder.id, "day with", type, days],
    queryFn: async ({ signal }): Promise<IsoDate | null> => {
      const path = outlookPath(holder, { type, days: String(days) });
      const { reachedOn } = await call<{ reachedOn: IsoDate | null }>("GET", path, undefined, signal);
      return reachedOn;
    },
    enabled: days !== undefined,
  });
}

/** Takes an adjustment back by a line against it, with a reason. */
export function useUndoAdjustment() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ lineId, reason }: { lineId: string; reason: string }) =>
      call<Balance>("POST", at("api", "ledger", lineId, "undo"), { reason }),
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
