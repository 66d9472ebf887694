import type { Actor } from "#bot/operations/actor.ts";
import { addFederalHolidays } from "#bot/operations/offices/addFederalHolidays.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { addOwnCountryHolidays } from "#bot/operations/offices/addOwnCountryHolidays.ts";
import { createOffice } from "#bot/operations/offices/createOffice.ts";
import { editOffice } from "#bot/operations/offices/editOffice.ts";
import { listOffices } from "#bot/operations/offices/listOffices.ts";
import { OFFICES, type OfficeName } from "./cast.ts";

const GERMAN_HOLIDAYS = [
  ["01-01", "Neujahr"],
  ["05-01", "Tag der Arbeit"],
  ["10-03", "Tag der Deutschen Einheit"],
  ["12-25", "1. Weihnachtstag"],
  ["12-26", "2. Weihnachtstag"],
] as const;

export async function openOffices(owner: Actor, years: readonly number[]): Promise<Record<OfficeName, string>> {
  const main = (await listOffices(owner, {})).find(({ isDefault }) => isDefault);
  if (!main) throw new Error("No default office");
  await editOffice(owner, main.id, { name: OFFICES["New York"].name });
  const berlin = await createOffice(owner, OFFICES.Berlin);
  const amsterdam = await createOffice(owner, OFFICES.Amsterdam);
  for (const year of years) {
    await addFederalHolidays(owner, main.id, { year });
    for (const [date, name] of GERMAN_HOLIDAYS) await addHoliday(owner, berlin.id, { name, date: `${year}-${date}` });
  }
  await addOwnCountryHolidays(owner, amsterdam.id, { years });
  return { "New York": main.id, Berlin: berlin.id, Amsterdam: amsterdam.id };
}
