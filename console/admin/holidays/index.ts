import type { OfficeHolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { dateOrDash } from "../parts/words.ts";
import { HolidayCreate } from "./HolidayCreate.tsx";
import { HolidayList } from "./HolidayList.tsx";
import { HolidayShow } from "./HolidayShow.tsx";

export const holidays = {
  list: HolidayList,
  create: HolidayCreate,
  show: HolidayShow,
  recordRepresentation: ({ name, date }: OfficeHolidayAnswer) => `${name}, ${dateOrDash(date)}`,
};
