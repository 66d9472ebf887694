import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { SeenTypes } from "#core/leaveTypes/seenType.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { Absence } from "#core/notify/digest.ts";
import { row, rows } from "../statement.ts";

export interface OfficeDigest {
  officeId: string;
  officeName: string;
  timezone: Zone;
  channelId: string | null;
  channelName: string | null;
  trouble: string | null;
}

const OFFICES = `
  SELECT f.id AS "officeId", f.name AS "officeName", f.timezone, d.channel_id AS "channelId",
    d.channel_name AS "channelName", d.trouble
  FROM offices f
  LEFT JOIN slack_digests d ON d.organization_id = f.organization_id AND d.office_id = f.id
    AND EXISTS (SELECT 1 FROM slack_installations i WHERE i.organization_id = d.organization_id AND i.team_id = d.team_id)
  WHERE f.organization_id = $1 AND f.archived_at IS NULL`;

const ALL = {
  name: "office-digests",
  text: `${OFFICES} ORDER BY f.is_default DESC, f.name COLLATE "en-x-icu", f.id`,
};

export function findOfficeDigests(organizationId: string): Promise<OfficeDigest[]> {
  return rows<OfficeDigest>(ALL, [organizationId]);
}

const ONE = { name: "office-digest", text: `${OFFICES} AND f.id = $2` };

export function findOfficeDigest(
  organizationId: string,
  officeId: string,
  tx?: Transaction,
): Promise<OfficeDigest | undefined> {
  return row<OfficeDigest>(ONE, [organizationId, officeId], tx);
}

export interface ScheduledDigest {
  organizationId: string;
  officeId: string;
  officeName: string;
  zone: Zone;
  isDefault: boolean;
  countHolidays: boolean;
  officePatterns: PatternChange[] | null;
  teamId: string;
  channelId: string;
  lastSentOn: IsoDate | null;
}

const SCHEDULED = {
  name: "scheduled-digests",
  text: `
    SELECT d.organization_id AS "organizationId", d.office_id AS "officeId", f.name AS "officeName", f.timezone AS zone,
      f.is_default AS "isDefault", f.count_holidays AS "countHolidays", f.working_patterns AS "officePatterns", d.team_id AS "teamId",
      d.channel_id AS "channelId", d.last_sent_on::text AS "lastSentOn"
    FROM slack_digests d
    JOIN offices f ON f.organization_id = d.organization_id AND f.id = d.office_id AND f.archived_at IS NULL
    JOIN slack_installations i ON i.organization_id = d.organization_id AND i.team_id = d.team_id
    ORDER BY d.organization_id, d.office_id`,
};

export function findScheduledDigests(): Promise<ScheduledDigest[]> {
  return rows<ScheduledDigest>(SCHEDULED, []);
}

/** A request has at most 366 days, so a request in the window starts at most 365 days before it. */
const ABSENCES = {
  name: "digest-absences",
  text: `
    SELECT u.id AS "userId", u.name, r.start_date::text AS "startDate", r.end_date::text AS "endDate",
      r.is_half_day AS "isHalfDay", r.parts, u.working_patterns AS "ownPatterns"
    FROM pto_requests r JOIN users u ON u.organization_id = r.organization_id AND u.id = r.user_id
    WHERE r.organization_id = $1 AND r.status = 'approved'
      AND r.start_date BETWEEN $4::date - 365 AND $5::date AND r.end_date >= $4::date
      AND u.is_active AND (u.office_id = $2 OR ($3::boolean AND u.office_id IS NULL)) AND r.type <> ALL ($6::text[])
    ORDER BY u.name COLLATE "en-x-icu", u.id, r.start_date`,
};

export function findAbsences(
  { organizationId, officeId, isDefault }: Pick<ScheduledDigest, "organizationId" | "officeId" | "isDefault">,
  { from, to }: { from: IsoDate; to: IsoDate },
  { hidden }: Pick<SeenTypes, "hidden">,
): Promise<Absence[]> {
  return rows<Absence>(ABSENCES, [organizationId, officeId, isDefault, from, to, hidden]);
}

type Named = Pick<ScheduledDigest, "organizationId" | "officeId">;

const CLAIM = {
  name: "digest-claim",
  text: `
    UPDATE slack_digests SET last_sent_on = $3::date
    WHERE organization_id = $1 AND office_id = $2 AND channel_id = $4 AND (last_sent_on IS NULL OR last_sent_on < $3::date)
    RETURNING office_id`,
};

export async function claimDigest(
  { organizationId, officeId, channelId }: Named & Pick<ScheduledDigest, "channelId">,
  day: IsoDate,
): Promise<boolean> {
  return (await rows(CLAIM, [organizationId, officeId, day, channelId])).length > 0;
}

const GIVE_BACK = {
  name: "digest-give-back",
  text: `
    UPDATE slack_digests SET last_sent_on = $4::date
    WHERE organization_id = $1 AND office_id = $2 AND last_sent_on = $3::date`,
};

/** Call only for a digest that was certainly not sent, because it can then be claimed again. */
export async function giveDigestBack(
  { organizationId, officeId, lastSentOn }: Named & Pick<ScheduledDigest, "lastSentOn">,
  day: IsoDate,
): Promise<void> {
  await rows(GIVE_BACK, [organizationId, officeId, day, lastSentOn]);
}

const ARRIVED = {
  name: "digest-arrived",
  text: `
    UPDATE slack_digests SET trouble = NULL
    WHERE organization_id = $1 AND office_id = $2 AND channel_id = $3 AND trouble IS NOT NULL`,
};

export async function noteDigestArrived({
  organizationId,
  officeId,
  channelId,
}: Named & Pick<ScheduledDigest, "channelId">): Promise<void> {
  await rows(ARRIVED, [organizationId, officeId, channelId]);
}

const TROUBLE = {
  name: "digest-trouble",
  text: `
    WITH before AS (
      SELECT trouble_told_at FROM slack_digests WHERE organization_id = $1 AND office_id = $2 AND channel_id = $3 FOR UPDATE
    )
    UPDATE slack_digests d SET trouble = $4, trouble_told_at = coalesce(d.trouble_told_at, $5::timestamptz)
    FROM before WHERE d.organization_id = $1 AND d.office_id = $2 AND d.channel_id = $3
    RETURNING before.trouble_told_at IS NULL AS "isNews"`,
};

/** Returns true for the first error since the channel was chosen. */
export async function noteDigestTrouble(
  { organizationId, officeId, channelId }: Named & Pick<ScheduledDigest, "channelId">,
  trouble: string,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<boolean> {
  const noted = await row<{ isNews: boolean }>(TROUBLE, [organizationId, officeId, channelId, trouble, now], tx);
  return noted?.isNews ?? false;
}

const SET = {
  name: "digest-set",
  text: `
    INSERT INTO slack_digests (organization_id, office_id, team_id, channel_id, channel_name, last_sent_on)
    VALUES ($1, $2, $3, $4, $5, $6::date)
    ON CONFLICT (organization_id, office_id) DO UPDATE SET team_id = excluded.team_id, channel_id = excluded.channel_id,
      channel_name = excluded.channel_name, trouble = NULL, trouble_told_at = NULL,
      last_sent_on = CASE WHEN slack_digests.trouble IS NULL THEN slack_digests.last_sent_on END`,
};

export async function setDigestChannel(
  { organizationId, officeId }: Named,
  channel: { teamId: string; channelId: string; channelName: string; lastSentOn: IsoDate | null },
  tx: Transaction,
): Promise<void> {
  const { teamId, channelId, channelName, lastSentOn } = channel;
  await rows(SET, [organizationId, officeId, teamId, channelId, channelName, lastSentOn], tx);
}

const END = { name: "digest-end", text: "DELETE FROM slack_digests WHERE organization_id = $1 AND office_id = $2" };

export async function endDigest({ organizationId, officeId }: Named, tx: Transaction): Promise<void> {
  await rows(END, [organizationId, officeId], tx);
}
