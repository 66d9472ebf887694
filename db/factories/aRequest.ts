import type { CreationAttributes } from "sequelize";
import { MINUTES_PER_DAY } from "#core/leave/amounts.ts";
import { eachDate, weekdayOf, yearOf } from "#core/calendar/dates.ts";
import { PtoRequest } from "../models/leave/PtoRequest.ts";
import { PtoRequestDay } from "../models/leave/PtoRequestDay.ts";
import { NOW } from "./today.ts";

const FRIDAY = 5;

export async function aRequest(
  person: { organizationId: string; id: string },
  values: Partial<CreationAttributes<PtoRequest>> = {},
): Promise<PtoRequest> {
  const { startDate = "2027-03-08", endDate = startDate, isHalfDay = false, status = "pending" } = values;
  const perDate = isHalfDay ? MINUTES_PER_DAY / 2 : MINUTES_PER_DAY;
  const worked = eachDate(startDate, endDate).filter((date) => weekdayOf(date) <= FRIDAY);
  const request = await PtoRequest.create({
    organizationId: person.organizationId,
    userId: person.id,
    type: "vacation",
    startDate,
    endDate,
    isHalfDay,
    status,
    minutes: perDate * worked.length,
    submittedAt: NOW,
    decidedAt: status === "pending" ? null : NOW,
    updatedAt: NOW,
    ...values,
  });
  await PtoRequestDay.bulkCreate(
    worked.map((date) => ({
      organizationId: request.organizationId,
      requestId: request.id,
      date,
      leaveYear: yearOf(date),
      minutes: perDate,
    })),
  );
  return request;
}
