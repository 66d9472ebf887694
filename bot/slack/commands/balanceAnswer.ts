import { formatLongDate } from "#core/calendar/dates.ts";
import { toDays } from "#core/leave/amounts.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { balanceBlocks } from "../blocks/balanceBlocks.ts";
import { paragraph, smallPrint } from "../blocks/textBlocks.ts";
import type { Asker } from "./askerOf.ts";

/** Returns the reply with the person's balances, one per leave type. */
export async function balanceAnswer({ actor, today, leaveYearStartsIn, appUrl }: Asker): Promise<SlackAnswer> {
  const balances = await readOwnBalances(actor, {});
  const short = balances.map(({ type, isUnlimited, available }) =>
    isUnlimited ? `${type} unlimited` : `${type} ${toDays(available)}`,
  );
  return {
    text: `Your balances: ${short.join(", ")}`,
    blocks: [
      paragraph(`*Your balances* on ${formatLongDate(today)}`),
      ...balanceBlocks(balances, leaveYearStartsIn),
      smallPrint(`Use \`/pto request\` to request time off · <${appUrl}/dashboard|see how it adds up>`),
    ],
  };
}
