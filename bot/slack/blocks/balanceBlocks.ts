import type { SectionBlock } from "@slack/types";
import { toDays } from "#core/amounts.ts";
import { daysInWords } from "#core/requests/requestWords.ts";
import type { BalanceView } from "#bot/operations/balances/balanceViews.ts";
import { balanceBar } from "./balanceBar.ts";
import { capitalised } from "./capitalised.ts";
import { paragraph } from "./textBlocks.ts";

/** Each balance in a block of its own: what there is of it, what is used and pending, and what of the next year is booked. */
export function balanceBlocks(balances: readonly BalanceView[]): SectionBlock[] {
  return balances.map((balance) =>
    paragraph([headOf(balance), ...usageOf(balance), ...nextYearOf(balance)].join("\n")),
  );
}

function headOf({ type, isUnlimited, available, total }: BalanceView): string {
  const name = `*${capitalised(type)}*`;
  if (isUnlimited) return `${name}   Unlimited`;
  return `${name}   \`${balanceBar(available, total)}\`   *${toDays(available)}* of ${daysInWords(total)} available`;
}

function usageOf({ used, pending }: Pick<BalanceView, "used" | "pending">): string[] {
  const parts = [
    ...(used !== 0 ? [`${daysInWords(used)} used`] : []),
    ...(pending > 0 ? [`${daysInWords(pending)} pending`] : []),
  ];
  return parts.length > 0 ? [parts.join(" · ")] : [];
}

/** What the next year opens with is known when it begins; till then only what is booked of it. */
function nextYearOf({ nextYear }: BalanceView): string[] {
  return nextYear ? [`In ${nextYear.leaveYear}: ${usageOf(nextYear).join(" · ")}`] : [];
}
