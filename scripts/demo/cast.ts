import type { Role } from "#core/people/access/roles.ts";

export const DEMO_ORGANIZATION = "Lumen & Oak";
export const DEMO_PASSWORD = "awayday";
export const BERLIN = { name: "Berlin", country: "Germany", timezone: "Europe/Berlin" };

export interface CastMember {
  name: string;
  role: Role;
  office: "Main Office" | "Berlin";
  /** The name of their manager; the Owner has none. */
  manager?: string;
}

/** Who works at the demonstration organisation: three levels below the Owner's office, in two countries. */
export const CAST: readonly CastMember[] = [
  { name: "Olivia Hart", role: "Owner", office: "Main Office" },
  { name: "Adam Reyes", role: "Admin", office: "Main Office", manager: "Olivia Hart" },
  { name: "Mara Lindt", role: "Manager", office: "Berlin", manager: "Olivia Hart" },
  { name: "Theo Grant", role: "Manager", office: "Main Office", manager: "Olivia Hart" },
  { name: "Priya Nair", role: "Manager", office: "Main Office", manager: "Theo Grant" },
  { name: "Jonas Vogel", role: "Manager", office: "Berlin", manager: "Mara Lindt" },
  { name: "Nina Okafor", role: "Employee", office: "Main Office", manager: "Adam Reyes" },
  { name: "Ben Castillo", role: "Employee", office: "Main Office", manager: "Theo Grant" },
  { name: "Chloe Dubois", role: "Employee", office: "Main Office", manager: "Theo Grant" },
  { name: "Sam Whitaker", role: "Employee", office: "Main Office", manager: "Theo Grant" },
  { name: "Grace Kim", role: "Employee", office: "Main Office", manager: "Priya Nair" },
  { name: "Leo Martins", role: "Employee", office: "Main Office", manager: "Priya Nair" },
  { name: "Hannah Price", role: "Employee", office: "Main Office", manager: "Priya Nair" },
  { name: "Owen Brooks", role: "Employee", office: "Main Office", manager: "Priya Nair" },
  { name: "Isabel Moreno", role: "Employee", office: "Main Office", manager: "Priya Nair" },
  { name: "Felix Braun", role: "Employee", office: "Berlin", manager: "Mara Lindt" },
  { name: "Lena Schulz", role: "Employee", office: "Berlin", manager: "Mara Lindt" },
  { name: "Yusuf Demir", role: "Employee", office: "Berlin", manager: "Mara Lindt" },
  { name: "Clara Weiss", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Emil Hansen", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Marta Nowak", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Paul Richter", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Sofia Rossi", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Tom Keller", role: "Employee", office: "Berlin", manager: "Jonas Vogel" },
  { name: "Zoe Adler", role: "Employee", office: "Berlin", manager: "Mara Lindt" },
];

/** The sign-in of a member of the cast. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replace(" ", ".")}@lumen-oak.example`;
}
