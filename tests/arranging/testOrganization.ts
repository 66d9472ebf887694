import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { findOffices } from "#db/queries/offices/offices.ts";
import { proveAddress } from "#db/queries/people/accounts.ts";
import { acceptInvitation } from "#bot/operations/invitations/acceptInvitation.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { configureOperations, operationsRuntime, type Clock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { sendInvitation } from "#bot/operations/invitations/sendInvitation.ts";
import { signUpSimple } from "#bot/operations/auth/signUp/signUpSimple.ts";

/** A clock that moves only when it is set. `set` sets it to 15:00 UTC on a day, which is midmorning in New York. */
export interface TestClock extends Clock {
  set(day: IsoDate): void;
  setInstant(instant: Date): void;
}

export const PASSWORD = "a good password";
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Configures operations with a clock, which by default shows a Monday in March 2027. */
export function testClock(day: IsoDate = "2027-03-01", { sendsMail = false } = {}): TestClock {
  let now = aroundNoon(day);
  const clock: TestClock = {
    now: () => now,
    set: (next) => void (now = aroundNoon(next)),
    setInstant: (instant) => void (now = instant),
  };
  configureOperations({ clock, sealer: createSealer(["a key for tests"]), sendsMail, passwordCost: CHEAP });
  return clock;
}

function aroundNoon(day: IsoDate): Date {
  return new Date(`${day}T15:00:00Z`);
}

let founded = 0;

/**
 * Signs up an organization with an Owner in its Main Office. If the server sends no mail, the Owner's address counts as
 * proven.
 */
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

/**
 * Invites a person and accepts the invitation for them as if from the emailed link, which proves their address. Their
 * email is `name@…` at the organization's domain.
 */
export async function hire(
  by: Actor & { email: string; officeId: string },
  name: string,
  role: Role = "Employee",
  { managerId, officeId = by.officeId }: { managerId?: string; officeId?: string } = {},
): Promise<Actor & { email: string; officeId: string }> {
  const email = `${name.toLowerCase()}@${by.email.split("@")[1]}`;
  const { token } = await sendInvitation(by, { email, role, officeId, managerId });
  const { user } = await acceptInvitation({ source: "web" }, { token, name, password: PASSWORD });
  const { organizationId } = by;
  await proveAddress({ organizationId, id: user.id, email }, { now: operationsRuntime().clock.now() });
  return { organizationId, userId: user.id, source: "web", email, officeId };
}

/** Creates an organization of five: an Owner, an Admin, a Manager, and Erin and Ezra, who report to the Manager. */
export async function testOrganization() {
  const owner = await foundTestOrganization();
  const admin = await hire(owner, "Ada", "Admin");
  const manager = await hire(owner, "Mona", "Manager", { managerId: owner.userId });
  const erin = await hire(owner, "Erin", "Employee", { managerId: manager.userId });
  const ezra = await hire(owner, "Ezra", "Employee", { managerId: manager.userId });
  return { owner, admin, manager, erin, ezra };
}
