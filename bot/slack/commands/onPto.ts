import { answerInTime, type SlackAnswer } from "../guard/answerInTime.ts";
import { toResult } from "../guard/toResult.ts";
import type { SlackContext } from "../app/SlackContext.ts";
import { type Asker, askerOf } from "./askerOf.ts";
import { balanceAnswer } from "./balanceAnswer.ts";
import { helpAnswer } from "./helpAnswer.ts";
import { listAnswer } from "./listAnswer.ts";
import { onPtoCancel } from "./onPtoCancel.ts";
import { onPtoCredit } from "./onPtoCredit.ts";
import { onPtoRequest } from "./onPtoRequest.ts";
import { onPtoSick } from "./onPtoSick.ts";
import { pendingAnswer } from "./pendingAnswer.ts";
import { readCommandLine, type Subcommand } from "./lines/readCommandLine.ts";
import { refusalAnswer } from "./refusalAnswer.ts";
import { unknownAnswer } from "./unknownAnswer.ts";
import { whoAnswer } from "./whoAnswer.ts";
import type { CommandArgs } from "./CommandArgs.ts";

export async function onPto(args: CommandArgs, context: SlackContext): Promise<void> {
  const { command, client } = args;
  const { subcommand, typed, rest } = readCommandLine(command.text);
  if (subcommand === "request") return onPtoRequest(args, rest, context);
  if (subcommand === "sick") return onPtoSick(args, rest, context);
  if (subcommand === "credit") return onPtoCredit(args, rest, context);
  if (subcommand === "cancel") return onPtoCancel(args, rest, context);
  await answerInTime(args, async () => {
    if (subcommand === undefined) return unknownAnswer({ typed, rest });
    if (subcommand === "help") return helpAnswer(context.appUrl);
    const asker = await askerOf(command, client, context);
    const answer = await toResult(() => READS[subcommand](asker, rest));
    return answer.ok ? answer.result : refusalAnswer(answer.refusal, INSTEAD);
  });
}

type Read = (asker: Asker, rest: string) => Promise<SlackAnswer>;

const READS: Record<Exclude<Subcommand, "request" | "sick" | "credit" | "cancel" | "help">, Read> = {
  balance: balanceAnswer,
  who: whoAnswer,
  list: listAnswer,
  pending: pendingAnswer,
};

const INSTEAD = "`/pto help` shows what you can do here.";
