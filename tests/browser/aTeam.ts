import { type APIRequestContext, request } from "@playwright/test";
import type { Account } from "./accounts.ts";

export const PASSWORD = "a-password-of-tests";

export type Member = Account & { role: "Employee" | "Manager" | "Admin"; manager?: string };

export function membersOf(organizationName: string) {
  return (name: string, role: Member["role"], manager?: string): Member => ({
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@${organizationName.toLowerCase()}.example`,
    password: PASSWORD,
    role,
    ...(manager !== undefined && { manager }),
  });
}

/** Managers must precede their reports. */
export async function aTeam(url: string, organizationName: string, members: readonly Member[]): Promise<Account> {
  const owner = { name: "Ola Berg", email: `ola@${organizationName.toLowerCase()}.example`, password: PASSWORD };
  const byOwner = await request.newContext({ baseURL: url });
  await answerOf(byOwner.post("/api/orgs/signup-simple", { data: { organizationName, ...owner } }));
  await answerOf(byOwner.post("/api/auth/login", { data: owner }));
  await answerOf(byOwner.patch("/api/auth/user", { data: { name: owner.name } }));
  const [office] = await answerOf<{ id: string }[]>(byOwner.get("/api/offices"));
  const ids = new Map<string, string>();
  for (const { name, email, password, role, manager } of members) {
    const managerId = manager && ids.get(manager);
    const data = { email, role, officeId: office?.id, ...(managerId && { managerId }) };
    const { token } = await answerOf<{ token: string }>(byOwner.post("/api/invitations", { data }));
    ids.set(name, await accept(url, { token, name, password }));
  }
  await byOwner.dispose();
  return owner;
}

async function accept(url: string, data: { token: string; name: string; password: string }): Promise<string> {
  const byMember = await request.newContext({ baseURL: url });
  const { user } = await answerOf<{ user: { id: string } }>(byMember.post("/api/invitations/accept", { data }));
  await byMember.dispose();
  return user.id;
}

async function answerOf<Answer>(call: ReturnType<APIRequestContext["get"]>): Promise<Answer> {
  const answer = await call;
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
