import { queryOptions } from "@tanstack/react-query";
import type { Role } from "#core/people/roles.ts";
import { call } from "#console/shared/api/call.ts";

/** A person of the organisation as lists show them. */
export interface User {
  id: string;
  name: string;
  email: string;
  avatar: string;
  role: Role;
  managerId: string | null;
  managerName: string | null;
  officeId: string | null;
  officeName: string | null;
  isActive: boolean;
}

/** The people of the organisation. */
export function allUsers() {
  return queryOptions({ queryKey: ["users"], queryFn: () => call<User[]>("GET", "/api/users") });
}
