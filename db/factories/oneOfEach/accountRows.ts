import { createHash, randomUUID } from "node:crypto";
import type { Model } from "sequelize";
import { OrganizationSignup } from "../../models/accounts/OrganizationSignup.ts";
import { Identity } from "../../models/accounts/Identity.ts";
import { Password } from "../../models/accounts/Password.ts";
import { SecondFactor } from "../../models/accounts/SecondFactor.ts";
import { RecoveryCode } from "../../models/accounts/RecoveryCode.ts";
import { PendingSignIn } from "../../models/accounts/PendingSignIn.ts";
import { Invitation } from "../../models/accounts/Invitation.ts";
import { LinkToken } from "../../models/accounts/LinkToken.ts";
import { OauthState } from "../../models/accounts/OauthState.ts";
import { EmailChange } from "../../models/accounts/EmailChange.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function accountRows({ organizationId, number, office, manager, user, request }: Basis): Promise<Model[]> {
  const common = { organizationId, createdAt: NOW };
  return [
    await OrganizationSignup.create({
      name: "Waiting",
      domain: "waiting.test",
      timezone: "Europe/Berlin",
      ptoPolicy: "None yet.",
      createdAt: NOW,
      expiresAt: LATER,
    }),
    await Identity.create({
      ...common,
      provider: "google",
      subject: `google-${number}`,
      userId: user.id,
      picture: "https://lh3.googleusercontent.com/a/one",
    }),
    await Identity.create({
      ...common,
      provider: "email",
      subject: `proven${number}@example.test`,
      userId: user.id,
      provenAt: LATER,
    }),
    await Password.create({ organizationId, userId: user.id, hash: "$argon2id$", changedAt: NOW }),
    await SecondFactor.create({
      organizationId,
      userId: user.id,
      secretSealed: "sealed",
      confirmedAt: NOW,
      lastStep: 1,
      offeredSealed: "sealed",
      offeredAt: LATER,
    }),
    await RecoveryCode.create({
      ...common,
      userId: user.id,
      codeHash: createHash("sha256").update(`code ${organizationId}`).digest(),
      usedAt: LATER,
    }),
    await PendingSignIn.create({
      ...common,
      tokenHash: createHash("sha256").update(`pending ${organizationId}`).digest(),
      userId: user.id,
      firstStep: "sso",
      providerSession: { connectionId: organizationId, sub: "00u1", sid: null },
      tries: 1,
      expiresAt: LATER,
    }),
    await Invitation.create({
      ...common,
      updatedAt: NOW,
      email: user.email,
      role: "Employee",
      managerId: manager.id,
      officeId: office.id,
      startDate: "2027-03-15",
      status: "accepted",
      tokenSealed: "sealed",
      invitedById: manager.id,
      acceptedUserId: user.id,
      expiresAt: LATER,
      acceptedAt: LATER,
    }),
    await LinkToken.create({
      tokenHash: createHash("sha256").update(organizationId).digest(),
      purpose: "slack",
      organizationId,
      subjectId: request.id,
      userId: manager.id,
      approverId: manager.id,
      mailedTo: manager.email,
      slackUser: `T1:U${number}`,
      subjectVersion: 1,
      slackName: "Manager in Slack",
      expiresAt: LATER,
      usedAt: LATER,
    }),
    await OauthState.create({
      stateHash: createHash("sha256").update(`state ${organizationId}`).digest(),
      browserHash: createHash("sha256").update(`browser ${organizationId}`).digest(),
      codeVerifier: "verifier",
      intent: { kind: "sign-in" },
      expiresAt: LATER,
    }),
    await EmailChange.create({
      organizationId,
      userId: user.id,
      id: randomUUID(),
      email: `new-${number}@example.com`,
      sessionId: `session ${number}`,
      requestedAt: NOW,
      expiresAt: LATER,
    }),
  ];
}
