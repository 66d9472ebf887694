import type { IsoDate } from "#core/calendar/dates.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText, peopleText } from "#core/countText.ts";
import { listText } from "#core/listText.ts";

interface Liability {
  asOf: IsoDate;
  people: number;
  owed: number;
  owedHours: number;
  only: string | undefined;
  leftOut: string | undefined;
}

export function liabilityText({ asOf, people, owed, owedHours, only, leftOut }: Liability): string {
  const amounts = [
    ...(owed === 0 ? [] : [countText(owed, "day")]),
    ...(owedHours === 0 ? [] : [countText(owedHours, "hour")]),
  ];
  const total =
    amounts.length === 0
      ? `no ${only ?? "time off"}`
      : `${people === 1 ? "" : "a total of "}${listText(amounts)}${only === undefined ? "" : ` of ${only}`}`;
  const whom = people === 1 ? "one person" : peopleText(people);
  const except = leftOut === undefined ? "" : `, not counting ${leftOut}`;
  return `On ${formatDate(asOf)}, the organization owes ${whom} ${total}${except}.`;
}
