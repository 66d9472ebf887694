import type { Model } from "sequelize";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { Credit } from "../../models/leave/Credit.ts";
import { LeaveChange } from "../../models/leave/LeaveChange.ts";
import { LeaveChangeDay } from "../../models/leave/LeaveChangeDay.ts";
import { PtoPolicy } from "../../models/leave/PtoPolicy.ts";
import { PolicyVersion } from "../../models/leave/PolicyVersion.ts";
import { Holiday } from "../../models/Holiday.ts";
import { PtoBalance } from "../../models/leave/PtoBalance.ts";
import { Evidence } from "../../models/evidence/Evidence.ts";
import { EvidencePart } from "../../models/evidence/EvidencePart.ts";
import { RequestMessage } from "../../models/leave/RequestMessage.ts";
import { PtoRequestDay } from "../../models/leave/PtoRequestDay.ts";
import { OfficePlacement } from "../../models/OfficePlacement.ts";
import { BalanceOverride } from "../../models/leave/BalanceOverride.ts";
import { PastEmployment } from "../../models/PastEmployment.ts";
import { LedgerCheck } from "../../models/leave/LedgerCheck.ts";
import { PersonEvent } from "../../models/leave/PersonEvent.ts";
import { LedgerEntry } from "../../models/leave/LedgerEntry.ts";
import { aLeaveType } from "../aLeaveType.ts";
import { NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

async function aChange({
  organizationId,
  manager,
  user,
  request,
}: Pick<Basis, "organizationId" | "manager" | "user" | "request">) {
  const dates = { startDate: "2027-03-09", endDate: "2027-03-09", isHalfDay: true } as const;
  const change = await LeaveChange.create({
    ...dates,
    organizationId,
    requestId: request.id,
    userId: user.id,
    status: "approved",
    version: 2,
    undone: 1,
    isCancellation: false,
    isAtOnce: true,
    sickLeaveId: request.id,
    restId: request.id,
    givenMinutes: MINUTES_PER_DAY / 2,
    parts: { startPart: "am", endPart: "am" },
    minutes: MINUTES_PER_DAY / 2,
    was: { ...dates, type: "vacation", typeName: "Vacation", unit: "day", minutes: MINUTES_PER_DAY / 2 },
    replaced: {
      ...dates,
      minutes: MINUTES_PER_DAY / 2,
      dayCosts: [{ date: "2027-03-08", minutes: MINUTES_PER_DAY / 2 }],
      decidedAt: NOW.toISOString(),
      decidedById: manager.id,
      decidedForId: null,
      decisionReason: null,
    },
    notes: "The move took longer",
    submittedAt: NOW,
    decidedAt: NOW,
    decidedById: manager.id,
    decidedForId: manager.id,
    decisionReason: "Of course",
    updatedAt: NOW,
  });
  const day = { date: "2027-03-09", leaveYear: 2027, minutes: MINUTES_PER_DAY / 2, extra: MINUTES_PER_DAY / 2 };
  return [change, await LeaveChangeDay.create({ ...day, organizationId, changeId: change.id })];
}

function aCredit({ organizationId, manager, user }: Pick<Basis, "organizationId" | "manager" | "user">) {
  return Credit.create({
    organizationId,
    userId: user.id,
    type: "vacation",
    workedOn: "2027-03-06",
    minutes: MINUTES_PER_DAY,
    notes: "The fair was on a Saturday",
    idempotencyKey: "key",
    status: "approved",
    undone: 1,
    submittedAt: NOW,
    decidedAt: NOW,
    decidedById: manager.id,
    decidedForId: manager.id,
    decisionReason: "Thank you",
    updatedAt: NOW,
  });
}

export async function leaveRows({
  organizationId,
  office,
  manager,
  user,
  request,
  policy,
  text,
}: Basis): Promise<Model[]> {
  const common = { organizationId, createdAt: NOW };
  const ofRequest = { organizationId, requestId: request.id };
  const file = { name: "Note.pdf", type: "application/pdf", bytes: 1, keySealed: "sealed", uploadedAt: NOW } as const;
  const evidence = await Evidence.create({ ...ofRequest, ...file, uploadedById: user.id });
  return [
    evidence,
    await EvidencePart.create({ organizationId, evidenceId: evidence.id, part: 0, content: Buffer.from("sealed") }),
    await RequestMessage.create({ ...ofRequest, authorId: manager.id, text: "Is it urgent?", sentAt: NOW }),
    await PersonEvent.create({
      ...common,
      userId: user.id,
      event: { type: "occurrence", on: "2027-03-01", kind: "birth" },
    }),
    ...(await Promise.all([
      assignedPolicy(organizationId, { userId: user.id }),
      assignedPolicy(organizationId, { groupLabel: "Engineering" }),
    ])),
    await aLeaveType(
      { id: organizationId },
      {
        unit: "hour",
        archivedOn: "2027-03-01",
        defaultAccrual: 10 * MINUTES_PER_DAY,
        defaultCarryOver: MINUTES_PER_DAY,
      },
    ),
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
      document: { unit: "day" },
      createdById: manager.id,
    }),
    await Holiday.create({
      ...common,
      officeId: office.id,
      name: "Founding Day",
      date: "2027-05-31",
      type: "federal",
      part: "hours",
      minutes: 90,
    }),
    await PtoBalance.create({ organizationId, userId: user.id, type: "vacation" }),
    ...(await aChange({ organizationId, manager, user, request })),
    await aCredit({ organizationId, manager, user }),
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
    await PastEmployment.create({
      ...common,
      userId: user.id,
      startDate: "2026-01-01",
      endDate: "2026-12-31",
      nextStart: "2027-02-01",
    }),
    await LedgerCheck.create({ organizationId, at: NOW, people: 2, entries: 1, findings: 1 }),
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
  ];
}

function assignedPolicy(organizationId: string, of: { userId: string } | { groupLabel: string }): Promise<PtoPolicy> {
  return PtoPolicy.create({
    organizationId,
    type: "vacation",
    position: 1,
    startsOn: "2027-01-01",
    endsOn: "2027-07-01",
    createdAt: NOW,
    ...of,
  });
}
