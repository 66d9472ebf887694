import type { PeopleQuery } from "#core/people/PeopleQuery.ts";
import { USER_COLUMNS, USER_JOINS, type UserView } from "../people/people.ts";
import { eachBatch } from "./eachBatch.ts";
import { findPage } from "./findPage.ts";
import type { PagedList } from "./PagedList.ts";

const PEOPLE: PagedList<PeopleQuery> = {
  columns: USER_COLUMNS,
  table: "users u",
  joins: USER_JOINS,
  inFile: 'm.email AS "managerEmail"',
  where: "u.organization_id = $1",
  id: "u.id",
  chosenBy: { alias: "u", except: ["managerName", "officeName"] },
  search: (pattern) => `u.name ILIKE ${pattern} OR u.email ILIKE ${pattern}`,
  filters: {
    role: (value) => `u.role = ${value}`,
    officeId: (value) => `u.office_id = ${value} OR (u.office_id IS NULL AND EXISTS (
      SELECT FROM offices WHERE organization_id = $1 AND id = ${value} AND is_default))`,
    managerId: (value) => `u.manager_id = ${value}`,
    isActive: (value) => `u.is_active = ${value}`,
    hasStartDate: (value) => `(u.start_date IS NOT NULL) = ${value}`,
    hasManager: (value) => `(u.manager_id IS NOT NULL) = ${value}`,
    lastDayUntil: (value) => `u.end_date <= ${value}::date`,
  },
  orders: {
    name: 'u.name COLLATE "en-x-icu"',
    email: "lower(u.email)",
    role: "array_position(ARRAY['Employee', 'Manager', 'Admin', 'Owner'], u.role)",
    managerName: 'm.name COLLATE "en-x-icu"',
    officeName: 'f.name COLLATE "en-x-icu"',
    startDate: "u.start_date",
    endDate: "u.end_date",
    isActive: "u.is_active",
  },
  blanksLast: ["managerName", "officeName", "startDate", "endDate"],
};

export function findPeoplePage(organizationId: string, query: PeopleQuery) {
  return findPage<UserView, PeopleQuery>(PEOPLE, query, [organizationId]);
}

export function allPeople(organizationId: string, query: PeopleQuery) {
  return eachBatch<UserView & { managerEmail: string | null }, PeopleQuery>(PEOPLE, query, [organizationId]);
}
