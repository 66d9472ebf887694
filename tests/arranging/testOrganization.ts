import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { newId } from "#db/newId.ts";
import { Invitation } from "#db/models/accounts/Invitation.ts";
import { LinkToken } from "#db/models/accounts/LinkToken.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { proveAddress } from "#db/queries/people/accounts.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { configureOperations, operationsRuntime, type Clock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { hashOfToken, newLinkToken } from "#bot/operations/linkToken.ts";
import { announceTo } from "#bot/operations/notifications/steps/announce.ts";
import { addPerson } from "#bot/operations/people/steps/addPerson.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { signUpSimple } from "#bot/operations/auth/signUp/signUpSimple.ts";

/** The clock moves only when it is set. `set` sets the clock to 15:00 UTC on a day. */
export interface TestClock extends Clock {
  set(day: IsoDate): void;
  setInstant(instant: Date): void;
}

export const PASSWORD = "a good password";
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export function testClock(day: IsoDate = "2027-03-01", { sendsMail = false } = {}): TestClock {
  let now = aroundNoon(day);
  const clock: TestClock = {
    now: () => now,
    set: (next) => void (now = aroundNoon(next)),
    setInstant: (instant) => void (now = instant),
  };
  configureOperations({
    clock,
    sealer: createSealer(["a key for tests"]),
    sendsMail,
    passwordCost: CHEAP,
    simulation: { milliseconds: 100_000, megabytes: 192 },
  });
  return clock;
}

function aroundNoon(day: IsoDate): Date {
  return new Date(`${day}T15:00:00Z`);
}

let founded = 0;

export async function foundTestOrganization(
  name = `Org ${++founded}`,
): Promise<Actor & { email: string; officeId: string }> {
  const email = `owner@${name.toLowerCase().replace(/\W/g, "")}.example`;
  const web = { source: "web" as const };
  const { organization, user } = await signUpSimple(web, { organizationName: name, email, password: PASSWORD });
  const [office] = await findOffices(organization.id);
  const { clock, sendsMail } = operationsRuntime();
  if (!sendsMail) await proveAddress({ organizationId: organization.id, id: user.id, email }, { now: clock.now() });
  return { organizationId: organization.id, userId: user.id, source: "web", email, officeId: office?.id ?? "" };
}

interface Place {
  managerId?: string;
  officeId?: string;
}

export async function hire(
  by: Actor & { email: string; officeId: string },
  name: string,
  role: Role = "Employee",
  place: Place = {},
): Promise<Actor & { email: string; officeId: string }> {
  if (role === "Admin" || role === "Owner") return hireByInvitation(by, name, role, place);
  const { managerId, officeId = by.officeId } = place;
  const { organizationId } = by;
  const email = emailOf(name, by);
  const wanted = { role, officeId, managerId: managerId ?? null, startDate: null };
  const passwordHash = await hashPassword(PASSWORD, {});
  const { id: userId } = await transactionally(async (tx) => {
    const now = operationsRuntime().clock.now();
    const person = await addPerson(
      organizationId,
      { name, email, passwordHash, ...wanted },
      { tx, now, isProven: true },
    );
    const { userId: invitedById, source } = by;
    await addAccepted(
      { organizationId, email, invitedById, acceptedUserId: person.id, ...wanted },
      { tx, now, source },
    );
    return person;
  });
  return { organizationId, userId, source: "web", email, officeId };
}

async function addAccepted(
  {
    organizationId,
    invitedById,
    acceptedUserId,
    email,
    ...wanted
  }: Pick<Invitation, "organizationId" | "invitedById" | "email" | "role" | "officeId" | "managerId" | "startDate"> & {
    acceptedUserId: string;
  },
  { tx, now, source }: { tx: Transaction; now: Date; source: Actor["source"] },
): Promise<void> {
  const id = newId();
  const token = newLinkToken();
  const tokenSealed = operationsRuntime().sealer.seal(token, organizationId);
  const expiresAt = new Date(now.getTime() + 7 * 86_400_000);
  const own = { organizationId, id, email, invitedById, acceptedUserId, ...wanted };
  const times = { expiresAt, acceptedAt: now, createdAt: now, updatedAt: now };
  await Invitation.create({ ...own, ...times, status: "accepted", tokenSealed }, { transaction: tx });
  const link = { tokenHash: hashOfToken(token), purpose: "invitation" as const, organizationId, subjectId: id };
  await LinkToken.create({ ...link, expiresAt, usedAt: now }, { transaction: tx });
  const event = { organizationId, event: "invitation.sent", key: id, payload: { invitationId: id } } as const;
  await announceTo(event, { recipientId: null, email }, { tx, now });
  const subject: [string, string] = ["invitation", id];
  const at = { organizationId, at: now };
  const sending = { userId: invitedById, source, action: "sendInvitation" };
  await writeAuditEntry({ ...at, ...sending }, { subject, after: wanted }, tx);
  const accepting = { userId: acceptedUserId, source: "web" as const, action: "acceptInvitation" };
  await writeAuditEntry({ ...at, ...accepting }, { subject, after: { userId: acceptedUserId, ...wanted } }, tx);
}

export async function hireByInvitation(
  by: Actor & { email: string; officeId: string },
  name: string,
  role: Role = "Employee",
  { managerId, officeId = by.officeId }: Place = {},
): Promise<Actor & { email: string; officeId: string }> {
  const email = emailOf(name, by);
  const { token } = await sendInvitation(by, { email, role, officeId, managerId });
  const { user } = await acceptInvitation({ source: "web" }, { token, name, password: PASSWORD });
  const { organizationId } = by;
  await proveAddress({ organizationId, id: user.id, email }, { now: operationsRuntime().clock.now() });
  return { organizationId, userId: user.id, source: "web", email, officeId };
}

const emailOf = (name: string, by: { email: string }) => `${name.toLowerCase()}@${by.email.split("@")[1]}`;

export async function testOrganization() {
  const owner = await foundTestOrganization();
  const admin = await hire(owner, "Ada", "Admin");
  const manager = await hire(owner, "Mona", "Manager", { managerId: owner.userId });
  const erin = await hire(owner, "Erin", "Employee", { managerId: manager.userId });
  const ezra = await hire(owner, "Ezra", "Employee", { managerId: manager.userId });
  return { owner, admin, manager, erin, ezra };
}
