import type { Role } from "#core/people/access/roles.ts";

export const DEMO_ORGANIZATION = "Lumen & Oak";
export const DEMO_PASSWORD = "awayday";
export const BERLIN = { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" };

export interface CastMember {
  name: string;
  role: Role;
  office: "Main Office" | "Berlin";
  /** The first day of employment, before the demo's year begins, so that no accrual in it is prorated. */
  startDate: string;
  /** The manager's name; the Owner has none. */
  manager?: string;
}

/** The people of the demo organization: three levels below the Owner, in two countries. */
export const CAST: readonly CastMember[] = [
  { name: "Olivia Hart", role: "Owner", office: "Main Office", startDate: "2014-03-03" },
  { name: "Adam Reyes", role: "Admin", office: "Main Office", startDate: "2016-09-12", manager: "Olivia Hart" },
  { name: "Mara Lindt", role: "Manager", office: "Berlin", startDate: "2015-06-01", manager: "Olivia Hart" },
  { name: "Theo Grant", role: "Manager", office: "Main Office", startDate: "2015-02-16", manager: "Olivia Hart" },
  { name: "Priya Nair", role: "Manager", office: "Main Office", startDate: "2017-05-08", manager: "Theo Grant" },
  { name: "Jonas Vogel", role: "Manager", office: "Berlin", startDate: "2016-10-04", manager: "Mara Lindt" },
  { name: "Nina Okafor", role: "Employee", office: "Main Office", startDate: "2019-01-14", manager: "Adam Reyes" },
  { name: "Ben Castillo", role: "Employee", office: "Main Office", startDate: "2018-08-20", manager: "Theo Grant" },
  { name: "Chloe Dubois", role: "Employee", office: "Main Office", startDate: "2020-02-03", manager: "Theo Grant" },
  { name: "Sam Whitaker", role: "Employee", office: "Main Office", startDate: "2021-11-15", manager: "Theo Grant" },
  { name: "Grace Kim", role: "Employee", office: "Main Office", startDate: "2019-06-10", manager: "Priya Nair" },
  { name: "Leo Martins", role: "Employee", office: "Main Office", startDate: "2022-03-07", manager: "Priya Nair" },
  { name: "Hannah Price", role: "Employee", office: "Main Office", startDate: "2018-04-16", manager: "Priya Nair" },
  { name: "Owen Brooks", role: "Employee", office: "Main Office", startDate: "2023-01-09", manager: "Priya Nair" },
  { name: "Isabel Moreno", role: "Employee", office: "Main Office", startDate: "2020-09-21", manager: "Priya Nair" },
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
];

export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(" ", ".")}@lumen-oak.example`;
}
