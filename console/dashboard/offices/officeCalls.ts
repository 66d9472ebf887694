import { queryOptions } from "@tanstack/react-query";
import type { Zone } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/roles.ts";
import { at, call } from "#console/shared/api/call.ts";

export interface Office {
  id: string;
  name: string;
  country: string;
  timezone: Zone;
  isDefault: boolean;
  memberCount: number;
}

export interface OfficeMember {
  id: string;
  name: string;
  email: string;
  role: Role;
}

/** The organisation's offices. */
export function allOffices() {
  return queryOptions({ queryKey: ["offices"], queryFn: () => call<Office[]>("GET", "/api/offices") });
}

/** The people of one office. */
export function officeMembers(officeId: string) {
  return queryOptions({
    queryKey: ["offices", officeId, "members"],
    queryFn: () => call<OfficeMember[]>("GET", at("api", "offices", officeId, "members")),
  });
}
