import { amountInWords } from "#core/leave/amountInWords.ts";
import { leaveText } from "#core/leave/leaveText.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import { datesInWords } from "#core/requests/requestWords.ts";
import { readOwnBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { requestCredit } from "#bot/operations/requests/credits/requestCredit.ts";
import { fitText } from "../blocks/fitText.ts";
import { answerInTime, type SlackAnswer } from "../guard/answerInTime.ts";
import { toResult } from "../guard/toResult.ts";
import { identityOf } from "../guard/slackActor.ts";
import { refreshHome } from "../home/refreshHome.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { type Asker, askerOf } from "./askerOf.ts";
import type { CommandArgs } from "./CommandArgs.ts";
import { readCreditLine } from "./lines/readCreditLine.ts";
import { typeable } from "./lines/typeable.ts";
import { refusalAnswer } from "./refusalAnswer.ts";

const MAX_NAME = 300;
const EXAMPLE = "Try `/pto credit 4h 2027-03-06 trade show`: the time to add, the day you worked, and what you did.";
const NOT_ALLOWED = "Your leave policies don't allow requests to add time. An Admin can change that.";

export async function onPtoCredit(args: CommandArgs, rest: string, context: SlackContext): Promise<void> {
  let isSent = false;
  await answerInTime(args, async () => {
    const asker = await askerOf(args.command, args.client, context);
    const allowed = (await readOwnBalances(asker.actor, {})).filter(({ credit }) => credit !== undefined);
    if (allowed.length === 0) return { text: NOT_ALLOWED };
    const answer = await creditAnswer(rest, allowed, asker);
    isSent = answer.isSent === true;
    return { text: answer.text };
  });
  if (isSent) await refreshHome({ client: args.client, who: identityOf(args.command), context });
}

async function creditAnswer(
  rest: string,
  allowed: readonly BalanceView[],
  asker: Asker,
): Promise<SlackAnswer & { isSent?: true }> {
  const types = allowed.map(({ type, typeName }) => ({ key: type, name: typeName }));
  const line = readCreditLine(rest, asker, types);
  if (!line) return { text: EXAMPLE };
  const { amount, workedOn, notes } = line;
  const balance = allowed.find(({ type }) => type === line.type) ?? (allowed.length === 1 ? allowed[0] : undefined);
  const typed = `${amount} ${workedOn} ${notes}`;
  if (!balance) {
    const lines = types.map(({ key }) => typeable(`/pto credit ${key} ${typed}`));
    return { text: `Which leave type should the time be added to?\n${lines.join("\n")}` };
  }
  const { type, typeName, unit } = balance;
  if (line.unit !== undefined && line.unit !== unit) {
    return { text: `${fitText(typeName, MAX_NAME)} is counted in ${unit}s, so please give the time in ${unit}s.` };
  }
  if (!line.isExact) return { text: `Did you mean ${typeable(`/pto credit ${type} ${typed}`)}?` };
  const asked = await toResult(() => requestCredit(asker.actor, { type, amount, workedOn, notes }));
  if (!asked.ok) {
    // `explain` acknowledges a repeated command silently.
    if (asked.refusal.code === "already_done") throw asked.refusal;
    return refusalAnswer(asked.refusal, EXAMPLE);
  }
  const { result } = asked;
  const what = `${amountInWords(result.minutes, unit)} of ${fitText(leaveText(typeName), MAX_NAME)}`;
  return { text: `Your request to add ${what} for ${datesInWords(result)}, has been sent for approval.`, isSent: true };
}
