import type { DemoPerson } from "#core/links/demoMeta.ts";
import type { OfficeInput } from "#core/offices/OfficeInput.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { WorkWeek } from "#core/working/WorkingPattern.ts";

export const DEMO_ORGANIZATION = "Lumen & Oak";
export const DEMO_PASSWORD = "awayday";

export const OFFICES = {
  "New York": { name: "New York", country: "United States", timezone: "America/New_York" },
  Berlin: { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" },
  Amsterdam: { name: "Amsterdam", country: "Netherlands", timezone: "Europe/Amsterdam" },
} as const satisfies Record<string, OfficeInput>;
export type OfficeName = keyof typeof OFFICES;

const THREE_DAYS: WorkWeek = [480, 480, 480, 0, 0, 0, 0];
const FOUR_DAYS: WorkWeek = [480, 480, 480, 480, 0, 0, 0];
const FIVE_DAYS: WorkWeek = [480, 480, 480, 480, 480, 0, 0];

export interface CastMember {
  name: string;
  role: Role;
  office: OfficeName;
  startDate: string;
  manager?: string;
  weeks?: readonly WorkWeek[];
}

export const CAST: readonly CastMember[] = [
  { name: "Olivia Hart", role: "Owner", office: "New York", startDate: "2014-03-03" },
  { name: "Adam Reyes", role: "Admin", office: "New York", startDate: "2016-09-12", manager: "Olivia Hart" },
  { name: "Mara Lindt", role: "Manager", office: "Berlin", startDate: "2015-06-01", manager: "Olivia Hart" },
  { name: "Theo Grant", role: "Manager", office: "New York", startDate: "2015-02-16", manager: "Olivia Hart" },
  { name: "Priya Nair", role: "Manager", office: "New York", startDate: "2017-05-08", manager: "Theo Grant" },
  { name: "Jonas Vogel", role: "Manager", office: "Berlin", startDate: "2016-10-04", manager: "Mara Lindt" },
  { name: "Nina Okafor", role: "Employee", office: "New York", startDate: "2019-01-14", manager: "Adam Reyes" },
  { name: "Ben Castillo", role: "Employee", office: "New York", startDate: "2018-08-20", manager: "Theo Grant" },
  { name: "Chloe Dubois", role: "Employee", office: "New York", startDate: "2020-02-03", manager: "Theo Grant" },
  { name: "Sam Whitaker", role: "Employee", office: "New York", startDate: "2021-11-15", manager: "Theo Grant" },
  { name: "Grace Kim", role: "Employee", office: "New York", startDate: "2019-06-10", manager: "Priya Nair" },
  { name: "Leo Martins", role: "Employee", office: "New York", startDate: "2022-03-07", manager: "Priya Nair" },
  { name: "Hannah Price", role: "Employee", office: "New York", startDate: "2018-04-16", manager: "Priya Nair" },
  { name: "Owen Brooks", role: "Employee", office: "New York", startDate: "2023-01-09", manager: "Priya Nair" },
  { name: "Isabel Moreno", role: "Employee", office: "New York", startDate: "2020-09-21", manager: "Priya Nair" },
  { name: "Felix Braun", role: "Employee", office: "Berlin", startDate: "2017-11-02", manager: "Mara Lindt" },
  { name: "Lena Schulz", role: "Employee", office: "Berlin", startDate: "2019-10-01", manager: "Mara Lindt" },
  { name: "Yusuf Demir", role: "Employee", office: "Berlin", startDate: "2021-04-06", manager: "Mara Lindt" },
  { name: "Clara Weiss", role: "Employee", office: "Berlin", startDate: "2018-07-02", manager: "Jonas Vogel" },
  { name: "Emil Hansen", role: "Employee", office: "Berlin", startDate: "2022-06-01", manager: "Jonas Vogel" },
  { name: "Marta Nowak", role: "Employee", office: "Berlin", startDate: "2020-01-07", manager: "Jonas Vogel" },
  { name: "Paul Richter", role: "Employee", office: "Berlin", startDate: "2016-02-15", manager: "Jonas Vogel" },
  { name: "Sofia Rossi", role: "Employee", office: "Berlin", startDate: "2023-05-02", manager: "Jonas Vogel" },
  { name: "Tom Keller", role: "Employee", office: "Berlin", startDate: "2019-03-18", manager: "Jonas Vogel" },
  { name: "Zoe Adler", role: "Employee", office: "Berlin", startDate: "2021-09-01", manager: "Mara Lindt" },
  { name: "Noor Bakker", role: "Manager", office: "Amsterdam", startDate: "2017-03-01", manager: "Olivia Hart" },
  { name: "Daan Visser", role: "Employee", office: "Amsterdam", startDate: "2019-09-02", manager: "Noor Bakker" },
  {
    name: "Sanne Jansen",
    role: "Employee",
    office: "Amsterdam",
    startDate: "2020-05-04",
    manager: "Noor Bakker",
    weeks: [THREE_DAYS],
  },
  {
    name: "Bram Smit",
    role: "Employee",
    office: "Amsterdam",
    startDate: "2021-01-04",
    manager: "Noor Bakker",
    weeks: [FIVE_DAYS, FOUR_DAYS],
  },
  { name: "Fleur Mulder", role: "Employee", office: "Amsterdam", startDate: "2022-08-01", manager: "Noor Bakker" },
];

export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(" ", ".")}@lumen-oak.example`;
}

export function demoEntrances(): DemoPerson[] {
  return ["Olivia Hart", "Adam Reyes", "Priya Nair", "Grace Kim"].flatMap((name) => {
    const member = CAST.find((one) => one.name === name);
    return member ? [{ name, role: member.role, email: emailOf(name), password: DEMO_PASSWORD }] : [];
  });
}
