import type { SectionBlock } from "@slack/types";
import { leaveYearName } from "#core/leave/leaveYear.ts";
import { shownFigures } from "#core/ledger/shownFigures.ts";
import { daysAsText } from "#core/requests/requestWords.ts";
import { balanceBar } from "./balanceBar.ts";
import { capitalized } from "#core/capitalized.ts";
import { paragraph } from "./textBlocks.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

/**
 * Returns one block per balance: what is available, used and pending, and what is booked for the next year. `startsIn`
 * is the first month of the leave year.
 */
export function balanceBlocks(balances: readonly BalanceView[], startsIn: number): SectionBlock[] {
  return balances.map((balance) =>
    paragraph([headOf(balance), ...usageOf(balance), ...nextYearOf(balance, startsIn)].join("\n")),
  );
}

function headOf({ type, isUnlimited, ...figures }: BalanceView): string {
  const { available, total } = shownFigures(figures);
  const name = `*${capitalized(type)}*`;
  if (isUnlimited) return `${name}   Unlimited`;
  return `${name}   \`${balanceBar(available, total)}\`   *${available}* of ${daysAsText(total)} available`;
}

function usageOf(figures: Parameters<typeof shownFigures>[0]): string[] {
  const { used, pending } = shownFigures(figures);
  const parts = [
    ...(used !== 0 ? [`${daysAsText(used)} used`] : []),
    ...(pending > 0 ? [`${daysAsText(pending)} pending`] : []),
  ];
  return parts.length > 0 ? [parts.join(" · ")] : [];
}

/** The next year's balance is unknown until that year begins, so show only what is booked in it. */
function nextYearOf({ nextYear }: BalanceView, startsIn: number): string[] {
  return nextYear ? [`In ${leaveYearName(nextYear.leaveYear, startsIn)}: ${usageOf(nextYear).join(" · ")}`] : [];
}
