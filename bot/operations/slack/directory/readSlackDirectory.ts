import { normalEmail } from "#core/addresses/normalEmail.ts";
import { cursorText, type DirectoryCursor, DirectoryQuery } from "#core/slackDirectory/DirectoryCursor.ts";
import { MAX_MEMBERS, MAX_PAGES } from "#core/slackDirectory/directoryLimits.ts";
import { inviteObstacle, type InviteObstacle, isInvitable } from "#core/slackDirectory/inviteObstacle.ts";
import { countsByEmail, leaverObstacle, type LeaverObstacle } from "#core/slackDirectory/leaver.ts";
import type { SlackMember } from "#core/slackDirectory/SlackMember.ts";
import { Refusal } from "#core/refusal.ts";
import { findKnownAddresses } from "#db/queries/auth/invitations.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findSlackWorkspaces, slackSubject } from "#db/queries/slack/slack.ts";
import { findLeavers, findSlackAccounts, type LeaverRow } from "#db/queries/slack/slackDirectory.ts";
import type { Actor } from "../../actor.ts";
import { reading } from "../../reading.ts";
import type { SlackDirectory } from "./SlackDirectory.ts";

interface Candidate {
  slackUserId: string;
  name: string;
  email: string | null;
  isGuest: boolean;
  obstacle: InviteObstacle | null;
}

interface Leaver extends LeaverRow {
  slackUserId: string;
  isLinked: boolean;
  obstacle: LeaverObstacle | null;
}

export interface DirectoryPage {
  teamId: string;
  teamName: string | null;
  members: number;
  candidates: Candidate[];
  leavers: Leaver[];
  present: string[];
  next: string | null;
  isCut: boolean;
}

/**
 * Security: compares members only with the organization's own accounts, so the result doesn't reveal whether another
 * organization uses an email.
 */
export async function readSlackDirectory(
  actor: Actor,
  query: unknown,
  directory: SlackDirectory,
): Promise<DirectoryPage> {
  const { me, cursor, now } = await allowed(actor, query);
  const workspaces = await findSlackWorkspaces(me.organizationId);
  const at = cursor ? workspaces.findIndex(({ teamId }) => teamId === cursor.teamId) : 0;
  const workspace = workspaces[at];
  if (!workspace) throw new Refusal("conflict", "slack_not_connected", "Connect a Slack workspace first");
  const { teamId, teamName } = workspace;
  const { members, next: slackCursor } = await directory.page(teamId, cursor?.slackCursor ?? "");
  const read = { members: (cursor?.members ?? 0) + members.length, pages: (cursor?.pages ?? 0) + 1 };
  const following = nextPlace(teamId, slackCursor, workspaces[at + 1]?.teamId);
  const isCut = following !== null && (read.members >= MAX_MEMBERS || read.pages >= MAX_PAGES);
  return {
    teamId,
    teamName,
    members: members.length,
    ...(await compare(members, { teamId, me, now })),
    next: following && !isCut ? cursorText({ ...following, ...read }) : null,
    isCut,
  };
}

const allowed = reading("readSlackDirectory", DirectoryQuery, async ({ cursor }, { me, clock }) => ({
  me,
  cursor,
  now: clock.now(),
}));

function nextPlace(
  teamId: string,
  slackCursor: string,
  nextTeamId: string | undefined,
): Pick<DirectoryCursor, "teamId" | "slackCursor"> | null {
  if (slackCursor !== "") return { teamId, slackCursor };
  return nextTeamId === undefined ? null : { teamId: nextTeamId, slackCursor: "" };
}

async function compare(
  members: readonly SlackMember[],
  { teamId, me, now }: { teamId: string; me: Person; now: Date },
): Promise<Pick<DirectoryPage, "candidates" | "leavers" | "present">> {
  const { organizationId } = me;
  const asked = members.map(({ id, email }) => ({
    subject: slackSubject(teamId, id),
    email: email === null ? null : normalEmail(email),
  }));
  const emails = asked.flatMap(({ email }) => email ?? []);
  const [accounts, { invited }] = await Promise.all([
    findSlackAccounts(organizationId, asked),
    findKnownAddresses(organizationId, emails, { now }),
  ]);
  const known = new Set(accounts.map(({ at }) => at));
  const open = new Set(invited);
  const candidates = members
    .filter((member, at) => isInvitable(member) && !known.has(at))
    .map((member) => ({
      slackUserId: member.id,
      name: member.name,
      email: member.email,
      isGuest: member.kind === "guest",
      obstacle: inviteObstacle(member, {
        isInvited: open.has(normalEmail(member.email ?? "")),
        domain: me.organizationDomain,
      }),
    }));

  const present = new Set(accounts.flatMap(({ at, id }) => (members[at]?.isDeleted === false ? [id] : [])));
  const gone = accounts.filter(({ at, isActive, isLinked, hasLink }) => {
    const member = members[at];
    return member?.isDeleted && isActive && (isLinked || (!hasLink && countsByEmail(member)));
  });
  const rows = new Map(
    (
      await findLeavers(
        organizationId,
        gone.map(({ id }) => id),
        now,
      )
    ).map((row) => [row.id, row]),
  );
  const leavers = gone.flatMap(({ at, id, isLinked }) => {
    const row = rows.get(id);
    const member = members[at];
    return row && member && !present.has(id)
      ? [{ ...row, slackUserId: member.id, isLinked, obstacle: leaverObstacle(me, row) }]
      : [];
  });
  return { candidates, leavers, present: [...present] };
}
