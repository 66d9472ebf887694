import { database } from "#db/connect.ts";
import type { Refused } from "../asserting/expectRefusal.ts";
import { type Answer, type Browser, httpServer } from "../servers/httpServer.ts";
import { testDatabase } from "../servers/testDatabase.ts";
import { foundTestOrganization, PASSWORD, testClock, testOrganization } from "./testOrganization.ts";

export const INVALID_LINK: Refused = [404, "invalid_invitation", "This invitation link is invalid or has expired."];

export async function invitingOrganization() {
  await testDatabase();
  const clock = testClock();
  const { as, visitor } = await httpServer(clock);
  const members = await testOrganization();
  const stranger = await foundTestOrganization("Elsewhere");
  const { organizationId, officeId, email } = members.owner;
  const domain = email.split("@")[1];
  const asAdmin = await as(members.admin);
  return {
    ...members,
    clock,
    as,
    visitor,
    stranger,
    organizationId,
    officeId,
    domain,
    asAdmin,
    wanted: (name: string) => ({ email: `${name}@${domain}`, role: "Employee", officeId }),
    invite: (body: object, by: Browser = asAdmin): Promise<Answer> => by.send("POST", "/api/invitations", body),
    look: (token: string): Promise<Answer> => visitor().get(`/api/invitations/token/${token}`),
    accept: (body: object): Promise<Answer> =>
      visitor().send("POST", "/api/invitations/accept", { name: "New Person", password: PASSWORD, ...body }),
    setDomain: (value: string | null) =>
      database().pool.query("UPDATE organizations SET domain = $1 WHERE id = $2", [value, organizationId]),
  };
}
