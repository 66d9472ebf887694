import type { Model } from "sequelize";
import { SsoConnection } from "../../models/sso/SsoConnection.ts";
import { SsoDomain } from "../../models/sso/SsoDomain.ts";
import { SsoException } from "../../models/sso/SsoException.ts";
import { SsoIdentity } from "../../models/sso/SsoIdentity.ts";
import { SsoJoinRequest } from "../../models/sso/SsoJoinRequest.ts";
import { SsoRecoveryCode } from "../../models/sso/SsoRecoveryCode.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function ssoRows({ organizationId, user }: Basis): Promise<Model[]> {
  const connection = await SsoConnection.create({
    organizationId,
    name: "Okta",
    issuer: "https://acme.okta.com",
    clientId: "awayday",
    clientSecretSealed: "sealed",
    joins: "employee",
    isOn: true,
    isRequired: true,
    testedAt: NOW,
    lastError: "The provider can't be reached",
    lastErrorAt: LATER,
    version: 2,
    createdAt: NOW,
  });
  const { id: connectionId, issuer } = connection;
  const account = { organizationId, connectionId, issuer, subject: "00u1", userId: user.id, createdAt: NOW };
  const domain = { organizationId, domain: `${organizationId}.example.com`, token: "a token of 20 letters" };
  return [
    connection,
    await SsoIdentity.create({ ...account, isConfirmed: true }),
    await SsoJoinRequest.create({
      organizationId,
      connectionId,
      issuer,
      subject: "00u2",
      email: "new@acme.test",
      name: "New",
      declinedAt: NOW,
      expiresAt: LATER,
      createdAt: NOW,
    }),
    await SsoException.create({ organizationId, userId: user.id, createdAt: NOW }),
    await SsoRecoveryCode.create({ organizationId, codeHash: Buffer.alloc(32, 1), createdAt: NOW }),
    await SsoDomain.create({ ...domain, provenAt: LATER, checkedAt: LATER, createdAt: NOW }),
  ];
}
