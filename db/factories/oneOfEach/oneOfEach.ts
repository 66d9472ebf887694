import type { Model } from "sequelize";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { AuditEvent } from "../../models/AuditEvent.ts";
import { Effect } from "../../models/Effect.ts";
import { ImportMapping } from "../../models/ImportMapping.ts";
import { Notification } from "../../models/Notification.ts";
import { Office } from "../../models/Office.ts";
import { Organization } from "../../models/Organization.ts";
import { PersonalText } from "../../models/PersonalText.ts";
import { Photo } from "../../models/photos/Photo.ts";
import { PtoPolicy } from "../../models/leave/PtoPolicy.ts";
import { PtoRequest } from "../../models/leave/PtoRequest.ts";
import { User } from "../../models/User.ts";
import { standardTypes } from "../standardTypes.ts";
import { nextNumber } from "../nextNumber.ts";
import { LATER, NOW, TODAY } from "../today.ts";
import { accountRows } from "./accountRows.ts";
import { calendarRows } from "./calendarRows.ts";
import { keyRows } from "./keyRows.ts";
import { leaveRows } from "./leaveRows.ts";
import { slackRows } from "./slackRows.ts";
import { ssoRows } from "./ssoRows.ts";
import { teamRows } from "./teamRows.ts";
import { webhookRows } from "./webhookRows.ts";

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
    expiriesAnnouncedOn: "2026-12-02",
    blocksAnnouncedOn: "2026-12-02",
    secondFactorRoles: ["Owner"],
    allowsServicePhotos: true,
    allowsPersonalKeys: false,
    hasPolicyDocuments: true,
    hasDelegations: true,
    ...written,
  });
  const organizationId = organization.id;
  await standardTypes(organizationId);
  const office = await Office.create({
    organizationId,
    name: "Closed Office",
    country: "United States",
    timezone: "America/New_York",
    isDefault: false,
    countHolidays: true,
    workingPatterns: [{ from: "2027-03-01", weeks: [[480, 480, 480, 480, 0, 0, 480]] }],
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
    serviceStartDate: "2020-03-01",
    creditedYears: 2.5,
    birthDate: "1990-05-05",
    groups: ["Engineering", "grade: staff"],
    isActive: false,
    addedOn: TODAY,
    workingPatterns: [{ from: "2027-03-01", weeks: [[480, 480, 480, 0, 0, 0, 0]] }],
    leaveYears: { vacation: "04-06" },
    notificationChoices: { mail: false },
    theme: "dark",
    weekStart: 1,
    postedThrough: "2027-03-08",
    recalculatedOn: "2027-03-05",
    settlesFrom: "2027-07-01",
    snoozesUntil: LATER,
    photoVersion: "0123456789abcdef",
    hasHistory: true,
    erasedAt: LATER,
    ...written,
  });
  const photo = await Photo.create({
    organizationId,
    userId: user.id,
    image: Buffer.from("A picture"),
    updatedAt: NOW,
    source: "google",
    checkedAt: LATER,
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
    decidedForId: manager.id,
    decisionReason: "Not then",
    editedFrom: {
      type: "vacation",
      typeName: "Vacation",
      unit: "day",
      startDate: "2027-03-08",
      endDate: "2027-03-09",
      isHalfDay: false,
      minutes: 2 * MINUTES_PER_DAY,
    },
    undone: 1,
    parts: { startPart: "am", endPart: "am" },
    idempotencyKey: "a key",
    steps: [{ by: ["manager"], decided: null }],
    expiresOn: "2027-03-12",
    evidenceOver: 3 * MINUTES_PER_DAY,
    evidenceCount: 1,
    messageCount: 1,
    updatedAt: LATER,
  });

  const basis = { number, organizationId, office, manager, user, text, policy, request };
  const common = { organizationId, createdAt: NOW };
  const { key, rows: ofKeys } = await keyRows(basis);
  const rows = [
    ...ofKeys,
    ...(await accountRows(basis)),
    ...(await leaveRows(basis)),
    ...(await slackRows(basis)),
    ...(await teamRows(basis)),
    ...(await ssoRows(basis)),
    ...(await webhookRows(basis)),
    ...(await calendarRows(basis)),
    await AuditEvent.create({
      organizationId,
      at: NOW,
      actorId: manager.id,
      source: "api",
      keyId: key.id,
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
      causedBy: { requestId: request.id },
    }),
    await ImportMapping.create({
      organizationId,
      kind: "people",
      headers: "0".repeat(64),
      columns: ["email", null],
      dates: { "start date": "dmy" },
      usedAt: NOW,
    }),
    await Effect.create({ key: `event E${number}`, at: NOW }),
  ];
  return { organizationId, rows: [organization, office, user, text, photo, policy, request, ...rows] };
}
