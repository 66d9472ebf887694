import { Refusal } from "#core/refusal.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { readUser } from "#bot/operations/people/readUser.ts";
import { readRequest } from "#bot/operations/requests/listing/listRequests.ts";
import { adminOf } from "#bot/operations/webhooks/adminOf.ts";
import type { ObjectOf } from "#bot/operations/webhooks/ObjectOf.ts";
import type { AvatarUrl } from "../present/avatarUrl.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { presentUser } from "../present/presentUser.ts";
import { presentListedRequest } from "./presentApiRequest.ts";

export function webhookObjects(avatarUrl: AvatarUrl): ObjectOf {
  return async ({ organizationId, data }) => {
    const admin = await adminOf(organizationId);
    if (!admin) return undefined;
    try {
      return await objectFor(admin, data, avatarUrl);
    } catch (error) {
      if (error instanceof Refusal && error.kind === "missing") return undefined;
      throw error;
    }
  };
}

async function objectFor(
  admin: Actor,
  { requestId, userId, leaveType }: Readonly<Record<string, string>>,
  avatarUrl: AvatarUrl,
): Promise<unknown> {
  if (requestId !== undefined) return presentListedRequest(await readRequest(admin, requestId, {}));
  if (userId === undefined) return undefined;
  if (leaveType === undefined) return presentUser(await readUser(admin, userId, {}), avatarUrl);
  const balance = (await readBalances(admin, userId, {})).find(({ type }) => type === leaveType);
  return balance && presentBalance(balance);
}
