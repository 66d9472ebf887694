import { minuteOfDayIn, todayIn } from "#core/calendar/zones.ts";
import { workCalendar, workedMinutes } from "#core/offices/workCalendar.ts";
import { type Digest, digestEnd, digestOf, isDigestTime } from "#core/notify/digest.ts";
import { recipientsAround } from "#db/queries/notifications/recipients.ts";
import { typesSeenByColleagues } from "#core/leaveTypes/seenType.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findHolidays } from "#db/queries/offices/holidays.ts";
import {
  claimDigest,
  type ScheduledDigest,
  findAbsences,
  findScheduledDigests,
  giveDigestBack,
  noteDigestArrived,
  noteDigestTrouble,
} from "#db/queries/slack/slackDigests.ts";
import { announce } from "../notifications/steps/announce.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";

const GIVEN_UP = "A digest may not have arrived, and isn't posted again on this day";
const AT_ONCE = 8;

export interface DigestToPost {
  teamId: string;
  channelId: string;
  officeName: string;
  today: string;
  digest: Digest;
}

export type Posted = "posted" | Unusable | { trouble: string };

type Unusable = "not now" | "given up" | "app removed";

export type PostDigest = (digest: DigestToPost) => Promise<Posted>;

/** Claims each digest before sending it, so a crash may lose a digest but never posts it twice. */
export async function sendDigests(post: PostDigest, goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const waiting = byOrganization(await findScheduledDigests()).entries();
  const takeTurns = async () => {
    for (const [organizationId, digests] of waiting) {
      for (const digest of digests) {
        try {
          const outcome = goesOn() ? await sendDigest(digest, post) : "not now";
          if (outcome === "given up") broken.push({ organizationId, error: new Error(GIVEN_UP) });
          if (outcome !== "done") break;
        } catch (error) {
          broken.push({ organizationId, error });
        }
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  return broken;
}

function byOrganization(digests: readonly ScheduledDigest[]): Map<string, ScheduledDigest[]> {
  const grouped = new Map<string, ScheduledDigest[]>();
  for (const digest of digests) {
    const others = grouped.get(digest.organizationId);
    if (others) others.push(digest);
    else grouped.set(digest.organizationId, [digest]);
  }
  return grouped;
}

async function sendDigest(due: ScheduledDigest, post: PostDigest): Promise<"done" | Unusable> {
  const now = operationsRuntime().clock.now();
  const today = todayIn(due.zone, now);
  if (due.lastSentOn === today || !isDigestTime(minuteOfDayIn(due.zone, now))) return "done";
  const seen = typesSeenByColleagues(await findLeaveTypes(due.organizationId));
  const patterns = { own: null, office: due.officePatterns };
  const end = digestEnd(today, { patterns });
  const absences = await findAbsences(due, { from: today, to: end }, seen);
  const endDate = absences.map((one) => one.endDate).reduce((a, b) => (a > b ? a : b), end);
  const holidays = await findHolidays(due.organizationId, due.officeId, { startDate: today, endDate });
  const calendar = workCalendar(holidays, due.countHolidays, patterns);
  if (workedMinutes(today, calendar) === 0 || !(await claimDigest(due, today))) return "done";
  const digest = digestOf(today, absences, calendar);
  if (!digest) return "done";
  const { teamId, channelId, officeName } = due;
  const posted = await post({ teamId, channelId, officeName, today, digest });
  if (posted === "posted") await noteDigestArrived(due);
  else if (posted === "not now") await giveDigestBack(due, today);
  else if (typeof posted !== "string") await announceTrouble(due, posted.trouble, now);
  return posted === "posted" || typeof posted !== "string" ? "done" : posted;
}

function announceTrouble(due: ScheduledDigest, trouble: string, now: Date): Promise<void> {
  const { organizationId, officeId, channelId } = due;
  return transactionally(async (tx) => {
    if (!(await noteDigestTrouble(due, trouble, { tx, now }))) return;
    const { people } = await recipientsAround(organizationId, [], now, tx);
    const key = `${officeId}:${channelId}:${now.getTime()}`;
    const announcement = { organizationId, event: "digest.failed", key, payload: { officeId } } as const;
    await announce(announcement, [...people.values()], { tx, now });
  });
}
