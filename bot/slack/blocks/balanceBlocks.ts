import { figure } from "#core/figure.ts";
import type { SectionBlock } from "@slack/types";
import { leaveYearName } from "#core/leave/leaveYear.ts";
import { notUsableToday, shownFigures } from "#core/ledger/shownFigures.ts";
import type { Figures } from "#core/ledger/balance.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { countText } from "#core/countText.ts";
import { balanceBar } from "./balanceBar.ts";
import { fitText } from "./fitText.ts";
import { paragraph } from "./textBlocks.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

const MAX_NAME = 200;

export function balanceBlocks(balances: readonly BalanceView[]): SectionBlock[] {
  return balances.map((balance) =>
    paragraph([headOf(balance), ...usageOf(balance, balance.unit), ...nextYearOf(balance)].join("\n")),
  );
}

function headOf({ typeName, unit, isUnlimited, ...figures }: BalanceView): string {
  const { available, total } = shownFigures(figures, unit);
  const name = `*${fitText(typeName, MAX_NAME)}*`;
  if (isUnlimited) return `${name}   Unlimited`;
  return `${name}   \`${balanceBar(available, total)}\`   *${figure(available)}* of ${countText(total, unit)} available`;
}

function usageOf(figures: Figures, unit: LeaveUnit, verb = "used"): string[] {
  const shown = shownFigures(figures, unit);
  const { used, pending } = shown;
  const unusable = notUsableToday(shown);
  const parts = [
    ...(used !== 0 ? [`${countText(used, unit)} ${verb}`] : []),
    ...(pending > 0 ? [`${countText(pending, unit)} pending`] : []),
    ...(unusable > 0 ? [`${countText(unusable, unit)} not usable today`] : []),
  ];
  return parts.length > 0 ? [parts.join(" · ")] : [];
}

function nextYearOf({ nextYear, unit, startsIn }: BalanceView): string[] {
  if (!nextYear) return [];
  return [`In ${leaveYearName(nextYear.leaveYear, startsIn)}: ${usageOf(nextYear, unit, "booked").join(" · ")}`];
}
