import { nameFromEmail } from "#core/people/names.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { signUpSimple } from "#bot/operations/auth/signUp/signUpSimple.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { editSetup } from "#bot/operations/organization/editSetup.ts";
import { createLeaveType } from "#bot/operations/leaveTypes/createLeaveType.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { CAST, DEMO_ORGANIZATION, DEMO_PASSWORD, emailOf, type CastMember } from "./cast.ts";
import { openOffices } from "./openOffices.ts";
import { saveDutchPolicies } from "./saveDutchPolicies.ts";

export interface Played extends CastMember {
  actor: Actor;
}

const OWN_TYPES = [
  { name: "Study leave", icon: "study", color: "teal", accrualAmount: 5, visibility: "everyone" },
  { name: "Time in lieu", icon: "clock", color: "orange", unit: "hour", accrualAmount: 40, carryOverDays: 16 },
  { name: "Care leave", icon: "family", color: "pink", visibility: "managers", paid: false },
] as const;

const web = { source: "web" as const };

export async function hire(years: readonly number[]): Promise<Played[]> {
  const [ownerRole, ...others] = CAST;
  if (!ownerRole) return [];
  const { organization, user } = await signUpSimple(web, {
    organizationName: DEMO_ORGANIZATION,
    email: emailOf(ownerRole.name),
    password: DEMO_PASSWORD,
  });
  const owner: Actor = { organizationId: organization.id, userId: user.id, source: "web" };
  await editUser(owner, user.id, { startDate: ownerRole.startDate });
  await editSetup(owner, { state: "closed" });
  const officeIds = await openOffices(owner, years);
  for (const type of OWN_TYPES) await createLeaveType(owner, type);
  await saveDutchPolicies(owner, officeIds.Amsterdam);
  const played: Played[] = [{ ...ownerRole, actor: owner }];
  for (const member of others) {
    const managerId = played.find(({ name }) => name === member.manager)?.actor.userId;
    const userId = await join(owner, member, { officeId: officeIds[member.office], managerId });
    played.push({ ...member, actor: { ...owner, userId } });
  }
  return played;
}

async function join(
  owner: Actor,
  { name, role, startDate, weeks }: CastMember,
  place: { officeId: string; managerId: string | undefined },
): Promise<string> {
  const email = emailOf(name);
  const { token } = await sendInvitation(owner, { email, role, startDate, ...place });
  const accepted = await acceptInvitation(web, { token, name: nameFromEmail(email), password: DEMO_PASSWORD });
  if (weeks) await editUser(owner, accepted.user.id, { workingPattern: { from: startDate, weeks } });
  return accepted.user.id;
}
