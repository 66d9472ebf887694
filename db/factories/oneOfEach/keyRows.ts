import { createHash } from "node:crypto";
import type { Model } from "sequelize";
import { CalendarFeed } from "../../models/feeds/CalendarFeed.ts";
import { AccessToken } from "../../models/keys/AccessToken.ts";
import { ApiAnswer } from "../../models/keys/ApiAnswer.ts";
import { ApiKey } from "../../models/keys/ApiKey.ts";
import { TokenCall } from "../../models/keys/TokenCall.ts";
import { ProvisioningCall } from "../../models/provisioning/ProvisioningCall.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function keyRows({
  organizationId,
  number,
  office,
  user,
  request,
}: Basis): Promise<{ key: ApiKey; rows: Model[] }> {
  const common = { organizationId, createdAt: NOW };
  const ofUser = { ...common, userId: user.id };
  const key = await ApiKey.create({
    ...ofUser,
    isService: false,
    name: "Payroll",
    scopes: ["people:read"],
    start: "awdp_abcd",
    expiresAt: LATER,
    lastUsedAt: LATER,
    revokedAt: LATER,
  });
  const feed = await CalendarFeed.create({
    ...ofUser,
    name: "The office",
    kind: "office",
    officeId: office.id,
    types: ["vacation"],
    withPending: true,
    fetchedAt: LATER,
    agent: "A calendar",
  });
  const call = { method: "PATCH", path: "/Users/{id}", subjectId: user.id, status: 400, error: "An error" };
  const used = { organizationId, at: NOW, method: "GET", milliseconds: 4, times: 2 };
  const refused = { path: "/people/:id", status: 404, error: "not_found" };
  const rows = [
    key,
    feed,
    await ProvisioningCall.create({ organizationId, at: NOW, keyId: key.id, ...call }),
    await TokenCall.create({ keyId: key.id, ...refused, ...used }),
    await TokenCall.create({ feedId: feed.id, status: 200, agent: "A calendar", ...used }),
    await ApiAnswer.create({
      ...common,
      id: `answer ${number}`,
      fingerprint: createHash("sha256").update(`answer ${organizationId}`).digest(),
      status: 201,
      bodySealed: "sealed",
    }),
    await AccessToken.create({
      tokenHash: createHash("sha256").update(`key ${organizationId}`).digest(),
      purpose: "key",
      organizationId,
      userId: user.id,
      subjectId: request.id,
    }),
  ];
  return { key, rows };
}
