import { createHash, randomUUID } from "node:crypto";
import type { Model } from "sequelize";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { AuditEvent } from "../models/AuditEvent.ts";
import { BalanceOverride } from "../models/leave/BalanceOverride.ts";
import { Effect } from "../models/Effect.ts";
import { EmailChange } from "../models/accounts/EmailChange.ts";
import { Holiday } from "../models/Holiday.ts";
import { Identity } from "../models/accounts/Identity.ts";
import { Invitation } from "../models/accounts/Invitation.ts";
import { LedgerCheck } from "../models/leave/LedgerCheck.ts";
import { LedgerEntry } from "../models/leave/LedgerEntry.ts";
import { LinkToken } from "../models/accounts/LinkToken.ts";
import { Notification } from "../models/Notification.ts";
import { OauthState } from "../models/accounts/OauthState.ts";
import { Office } from "../models/Office.ts";
import { OfficePlacement } from "../models/OfficePlacement.ts";
import { Organization } from "../models/Organization.ts";
import { OrganizationSignup } from "../models/accounts/OrganizationSignup.ts";
import { Password } from "../models/accounts/Password.ts";
import { PastEmployment } from "../models/PastEmployment.ts";
import { PendingSignIn } from "../models/accounts/PendingSignIn.ts";
import { PersonalText } from "../models/PersonalText.ts";
import { PolicyVersion } from "../models/leave/PolicyVersion.ts";
import { PtoBalance } from "../models/leave/PtoBalance.ts";
import { PtoPolicy } from "../models/leave/PtoPolicy.ts";
import { PtoRequest } from "../models/leave/PtoRequest.ts";
import { PtoRequestDay } from "../models/leave/PtoRequestDay.ts";
import { RecoveryCode } from "../models/accounts/RecoveryCode.ts";
import { SecondFactor } from "../models/accounts/SecondFactor.ts";
import { SlackDigest } from "../models/slack/SlackDigest.ts";
import { SlackHome } from "../models/slack/SlackHome.ts";
import { SlackInstallation } from "../models/slack/SlackInstallation.ts";
import { SlackTeam } from "../models/slack/SlackTeam.ts";
import { User } from "../models/User.ts";
import { nextNumber } from "./counter.ts";
import { NOW, TODAY } from "./today.ts";

const LATER = new Date("2027-03-08T12:00:00Z");

/** Creates an organization with one row of each model and a value in each column, for tests of the whole schema. */
export async function oneOfEach(): Promise<{ organizationId: string; rows: Model[] }> {
  const number = nextNumber();
  const written = { createdAt: NOW, updatedAt: NOW };
  const organization = await Organization.create({
    name: `Organization ${number}`,
    domain: "example.test",
    timezone: "America/New_York",
    ptoPolicy: "Ask early.",
    leaveYearStartsIn: 4,
    ledgerSeries: 1,
    reminderDays: [2],
    escalationDays: 3,
    coversAbsence: false,
    lapseToldFor: 2026,
    secondFactorRoles: ["Owner"],
    ...written,
  });
  const organizationId = organization.id;
  const office = await Office.create({
    organizationId,
    name: "Closed Office",
    country: "United States",
    timezone: "America/New_York",
    isDefault: false,
    countHolidays: true,
    archivedAt: LATER,
    postedThrough: "2027-03-07",
    postingThrough: "2027-03-08",
    ...written,
  });
  const manager = await User.create({
    organizationId,
    name: "Mary Manager",
    email: `mary${number}@example.test`,
    role: "Manager",
    addedOn: TODAY,
    ...written,
  });
  const user = await User.create({
    organizationId,
    name: "Emil Employee",
    email: `emil${number}@example.test`,
    role: "Employee",
    managerId: manager.id,
    officeId: office.id,
    startDate: "2027-03-01",
    endDate: "2027-12-31",
    ptoBalanceOverride: 25 * MINUTES_PER_DAY,
    isActive: false,
    addedOn: TODAY,
    notificationChoices: { mail: false },
    postedThrough: "2027-03-08",
    recalculatedOn: "2027-03-05",
    hasHistory: true,
    erasedAt: LATER,
    ...written,
  });
  const text = await PersonalText.create({ organizationId, userId: user.id, text: "A reason" });
  const policy = await PtoPolicy.create({ organizationId, officeId: office.id, type: "vacation", createdAt: NOW });
  const request = await PtoRequest.create({
    organizationId,
    userId: user.id,
    type: "vacation",
    startDate: "2027-03-08",
    endDate: "2027-03-08",
    isHalfDay: true,
    status: "rejected",
    minutes: MINUTES_PER_DAY / 2,
    notes: "Moving house",
    submittedAt: NOW,
    decidedAt: LATER,
    decidedById: manager.id,
    decisionReason: "Not then",
    updatedAt: LATER,
  });

  const common = { organizationId, createdAt: NOW };
  const rest = [
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
      firstStep: "password",
      tries: 1,
      expiresAt: LATER,
    }),
    await Invitation.create({
      ...common,
      ...written,
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
      purpose: "approve",
      organizationId,
      subjectId: request.id,
      userId: manager.id,
      approverId: manager.id,
      expiresAt: LATER,
      usedAt: LATER,
    }),
    await PolicyVersion.create({
      ...common,
      policyId: policy.id,
      version: 1,
      effectiveOn: "2027-01-01",
      isUnlimited: false,
      accrual: 20 * MINUTES_PER_DAY,
      accrualPeriod: "year",
      accrualTiming: "monthly_increments",
      carryOver: 5 * MINUTES_PER_DAY,
      maxBalance: 28 * MINUTES_PER_DAY,
      bookAhead: true,
      createdById: manager.id,
    }),
    await Holiday.create({ ...common, officeId: office.id, name: "Founding Day", date: "2027-05-31", type: "federal" }),
    await PtoBalance.create({ organizationId, userId: user.id, type: "vacation" }),
    await PtoRequestDay.create({
      organizationId,
      requestId: request.id,
      date: "2027-03-08",
      leaveYear: 2026,
      minutes: MINUTES_PER_DAY / 2,
    }),
    await OfficePlacement.create({
      ...common,
      userId: user.id,
      version: 1,
      effectiveOn: "2027-03-01",
      officeId: office.id,
      createdById: manager.id,
    }),
    await BalanceOverride.create({
      ...common,
      userId: user.id,
      version: 1,
      effectiveOn: "2027-03-01",
      minutes: 25 * MINUTES_PER_DAY,
      createdById: manager.id,
    }),
    await PastEmployment.create({ ...common, userId: user.id, startDate: "2026-01-01", endDate: "2026-12-31" }),
    await LedgerCheck.create({ organizationId, at: NOW, people: 2, lines: 1, findings: 1 }),
    await LedgerEntry.create({
      ...common,
      userId: user.id,
      type: "vacation",
      leaveYear: 2026,
      kind: "usage",
      minutes: -MINUTES_PER_DAY / 2,
      effectiveOn: "2027-03-08",
      isUnlimited: true,
      sourceKey: `usage:${request.id}:2026`,
      series: 1,
      requestId: request.id,
      actorId: manager.id,
      reasonId: text.id,
      details: { limit: null },
    }),
    await AuditEvent.create({
      organizationId,
      at: NOW,
      actorId: manager.id,
      source: "web",
      action: "decideRequest",
      subjectKind: "request",
      subjectId: request.id,
      before: { status: "pending" },
      after: { status: "rejected" },
    }),
    await Notification.create({
      ...common,
      event: "request.decided",
      eventKey: `request.decided:${request.id}`,
      recipientId: user.id,
      email: user.email,
      channel: "slack",
      payload: { requestId: request.id },
      status: "sent",
      attempts: 2,
      nextAttemptAt: NOW,
      lastError: "timeout",
      sentAt: LATER,
      sent: { channel: "C1", ts: "1.2" },
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
    await Effect.create({ key: `event E${number}`, at: NOW }),
    await SlackDigest.create({
      organizationId,
      officeId: office.id,
      teamId: `T${number}`,
      channelId: "C1",
      channelName: "general",
      lastSentOn: "2027-03-08",
      trouble: "channel_not_found",
      troubleToldAt: LATER,
    }),
    await SlackHome.create({
      organizationId,
      userId: user.id,
      teamId: `T${number}`,
      slackUserId: `U${number}`,
      openedAt: NOW,
    }),
    await SlackTeam.create({ organizationId, teamId: `T${number}` }),
    await SlackInstallation.create({
      organizationId,
      teamId: `T${number}`,
      teamName: "Workspace",
      tokensSealed: "sealed",
      installedById: manager.id,
      installedAt: NOW,
    }),
  ];
  return { organizationId, rows: [organization, office, user, text, policy, request, ...rest] };
}
