import type { OfficeView } from "#db/queries/offices/offices.ts";
import { yesOrNo } from "./cells.ts";
import type { Columns } from "./Columns.ts";

export const officeColumns: Columns<OfficeView> = {
  name: ({ name }) => name,
  country: ({ country }) => country,
  "time zone": ({ timezone }) => timezone,
  default: ({ isDefault }) => yesOrNo(isDefault),
  "holidays count as leave": ({ countHolidays }) => yesOrNo(countHolidays),
  people: ({ memberCount }) => memberCount,
};
