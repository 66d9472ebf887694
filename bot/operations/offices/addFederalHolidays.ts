import { countText } from "#core/countText.ts";
import { usFederalHolidays } from "#core/offices/usFederalHolidays.ts";
import { FederalHolidaysInput } from "#core/offices/HolidayInput.ts";
import { UNITED_STATES } from "#core/offices/countries.ts";
import { type AddedHolidays, leftOutText } from "#core/offices/leftOutText.ts";
import { operationOn } from "../operation.ts";
import { addMissingHolidays } from "./steps/addMissingHolidays.ts";

/** Uses the dates on which holidays are observed. */
export const addFederalHolidays = operationOn(
  "addFederalHolidays",
  FederalHolidaysInput,
  async (officeId, { year }, context) => {
    const holidays = usFederalHolidays(year).map((day) => ({
      ...day,
      type: "federal" as const,
      part: "full" as const,
    }));
    const auditOf = (federalHolidays: string[]) => ({ year, federalHolidays });
    const { added, leftOut } = await addMissingHolidays(officeId, holidays, context, auditOf, isUnitedStates);
    return { added, message: messageOf({ added, leftOut }, year) };
  },
);

const isUnitedStates = (country: string) => country === UNITED_STATES;

function messageOf({ added, leftOut }: AddedHolidays, year: number): string {
  if (added === 0 && leftOut > 0) return `No holidays were added.${leftOutText(leftOut)}`;
  if (added === 0) return `All US federal holidays for ${year} have already been added.`;
  return `${countText(added, "US federal holiday")} for ${year} added.${leftOutText(leftOut)}`;
}
