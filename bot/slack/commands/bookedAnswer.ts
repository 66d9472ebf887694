import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { daysInWords } from "#core/requests/requestWords.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import type { SlackAnswer } from "../guard/answerInTime.ts";
import { fitted } from "../blocks/fitted.ts";
import { ownRequestBlocks } from "../blocks/ownRequestBlocks.ts";
import { quoteBlock } from "../blocks/quoteBlock.ts";
import { paragraph } from "../blocks/textBlocks.ts";
import type { Asker } from "./askerOf.ts";

const MOST_NAME = 300;

/** What a person reads whose request was sent: what it takes, what is left, and who decides. */
export async function bookedAnswer(request: RequestView, { actor }: Asker): Promise<SlackAnswer> {
  const { type, minutes, notes, startDate, endDate, isHalfDay } = request;
  // What is pending is reserved: what the same dates could take now is what is left.
  const preview = await previewRequest(actor, { type, startDate, endDate, isHalfDay });
  const text = `Your ${type} request for ${daysInWords(minutes)} has been sent for approval.`;
  const facts = [`*Balance after:* ${leftOf(preview)}`, `*Approver:* ${fitted(preview.approverName, MOST_NAME)}`];
  return {
    text,
    blocks: [
      paragraph(`*PTO Request Submitted*\n${text}`),
      ...ownRequestBlocks(request),
      paragraph(facts.join("\n")),
      ...(notes ? [quoteBlock("Note", notes)] : []),
    ],
  };
}

/** What is left in each leave year that is touched; the year is named where it isn't the current one alone. */
function leftOf({ assessment, facts }: Awaited<ReturnType<typeof previewRequest>>): string {
  const { timeline, startsIn } = facts.accrual;
  if (termsOn(timeline, facts.today).isUnlimited) return "unlimited";
  const thisYear = leaveYearOf(facts.today, startsIn);
  const years = (assessment?.byYear ?? []).map(({ leaveYear, available }) => {
    const left = `${daysInWords(Math.max(0, available))} available`;
    return leaveYear === thisYear ? left : `${left} in ${leaveYear}`;
  });
  return years.join(", ");
}
