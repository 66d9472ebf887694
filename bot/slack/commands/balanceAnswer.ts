import { figure } from "#core/figure.ts";
import { formatLongDate } from "#core/calendar/dateTexts.ts";
import { toUnits } from "#core/leave/amounts.ts";
import { amountInWords } from "#core/leave/amountInWords.ts";
import { typeText } from "#core/leave/leaveText.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { balanceBlocks } from "../blocks/balanceBlocks.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { Asker } from "./askerOf.ts";

export async function balanceAnswer({ actor, today, appUrl }: Asker): Promise<SlackAnswer> {
  const balances = await readOwnBalances(actor, {});
  const short = balances.map(({ typeName, unit, isUnlimited, available }) =>
    isUnlimited
      ? `${typeText(typeName)} unlimited`
      : `${typeText(typeName)} ${unit === "day" ? figure(toUnits(available, unit)) : amountInWords(available, unit)}`,
  );
  return {
    text: `Your balances: ${short.join(", ")}`,
    blocks: [
      paragraph(`*Your balances* on ${formatLongDate(today)}`),
      ...balanceBlocks(balances),
      smallPrint(`Use \`/pto request\` to request time off · <${appUrl}/dashboard|See how it adds up>`),
    ],
  };
}
