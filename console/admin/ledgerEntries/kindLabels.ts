import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";

export const KIND_LABELS: Record<LedgerKind, string> = {
  opening: "Opening balance",
  accrual: "Accrual",
  carry_over: "Carry-over",
  usage: "Usage",
  usage_reversal: "Usage reversal",
  recost: "Recalculation",
  adjustment: "Adjustment",
  credit: "Time for extra work",
  policy_change: "Policy change",
  expiry: "Expiration",
  cap: "Reduction to the maximum balance",
  transfer: "Transfer",
  settlement: "Settlement",
};
