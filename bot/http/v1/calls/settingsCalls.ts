import { HolidayAnswer } from "#core/api/HolidayAnswer.ts";
import { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { OfficeAnswer } from "#core/api/OfficeAnswer.ts";
import { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import { LeaveTypesQuery } from "#core/leaveTypes/LeaveTypeInput.ts";
import { HolidayInput } from "#core/offices/HolidayInput.ts";
import { readKey } from "#bot/operations/keys/readKey.ts";
import { listLeaveTypes } from "#bot/operations/leaveTypes/listLeaveTypes.ts";
import { addHoliday } from "#bot/operations/offices/addHoliday.ts";
import { deleteHoliday } from "#bot/operations/offices/deleteHoliday.ts";
import { listHolidayPage } from "#bot/operations/offices/listHolidays.ts";
import { listOfficePage } from "#bot/operations/offices/listOffices.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { presentKey } from "../../present/keys/presentKey.ts";
import { presentLeaveType } from "../../present/presentLeaveType.ts";
import { presentPolicy } from "../../present/policies/presentPolicy.ts";
import type { Call } from "../Call.ts";

export const SETTINGS_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/key",
    area: "Key",
    summary: "Get the key in use",
    detail: "Returns the scopes of the key and the person who created it. Every key can make this call.",
    scope: null,
    answer: KeyAnswer,
    run: async ({ actor, context }) => presentKey(await readKey(actor), context.clock.now()),
  },
  {
    method: "GET",
    path: "/offices",
    area: "Offices",
    summary: "List offices",
    scope: "offices:read",
    answer: OfficeAnswer,
    isList: true,
    isPaged: true,
    run: ({ actor, query }) => listOfficePage(actor, query),
  },
  {
    method: "GET",
    path: "/leave-types",
    area: "Leave types",
    summary: "List leave types",
    scope: "leave-types:read",
    query: LeaveTypesQuery,
    answer: LeaveTypeAnswer,
    isList: true,
    run: async ({ actor, query }) => (await listLeaveTypes(actor, query)).map(presentLeaveType),
  },
  {
    method: "GET",
    path: "/offices/:id/policies",
    area: "Policies",
    summary: "List an office's policies",
    scope: "policies:read",
    answer: PolicyAnswer,
    isList: true,
    run: async ({ actor, id }) => (await listPolicies(actor, id, {})).map(presentPolicy),
  },
  {
    method: "GET",
    path: "/offices/:id/holidays",
    area: "Holidays",
    summary: "List an office's holidays",
    scope: "holidays:read",
    answer: HolidayAnswer,
    isList: true,
    isPaged: true,
    run: ({ actor, id, query }) => listHolidayPage(actor, id, query),
  },
  {
    method: "POST",
    path: "/offices/:id/holidays",
    area: "Holidays",
    summary: "Add a holiday to an office",
    scope: "holidays:write",
    body: HolidayInput,
    answer: HolidayAnswer,
    run: ({ actor, id, body }) => addHoliday(actor, id, body),
  },
  {
    method: "DELETE",
    path: "/holidays/:id",
    area: "Holidays",
    summary: "Delete a holiday",
    scope: "holidays:write",
    run: ({ actor, id }) => deleteHoliday(actor, id, {}),
  },
];
