import { AuditEventAnswer } from "#core/api/admin/AuditEventAnswer.ts";
import { BalanceAnswer, BalanceOutlookAnswer } from "#core/api/BalanceAnswer.ts";
import { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { LedgerEntryAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { AdjustmentOfInput } from "#core/ledger/inputs/AdjustmentInput.ts";
import { ForecastQuery } from "#core/ledger/inputs/ForecastQuery.ts";
import { LedgerPageQuery } from "#core/ledger/inputs/LedgerQuery.ts";
import { OutlookQuery } from "#core/ledger/inputs/OutlookQuery.ts";
import { cursorAfter, idBefore, PageQuery } from "#core/lists/pageQuery.ts";
import { parseInput } from "#core/inputs.ts";
import { CalendarPageQuery } from "#core/requests/CalendarWindow.ts";
import { AuditPageQuery } from "#core/audit/AuditPageQuery.ts";
import { adjustBalanceOf } from "#bot/operations/balances/adjustBalance.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { readLedgerPage } from "#bot/operations/balances/readLedger.ts";
import { readBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { lists } from "#bot/operations/lists/lists.ts";
import { readCalendarPage } from "#bot/operations/requests/readCalendar.ts";
import { presentAuditEvent } from "../../present/presentAuditEvent.ts";
import { presentBalance } from "../../present/presentBalance.ts";
import { presentBalanceOutlook } from "../../present/presentBalanceOutlook.ts";
import { presentLedgerEntry } from "../../present/presentLedgerEntry.ts";
import type { Call } from "../Call.ts";

export const BALANCE_CALLS: readonly Call[] = [
  {
    method: "GET",
    path: "/people/:id/balances",
    area: "Balances",
    summary: "List a person's balances",
    detail: "With `asOf`, returns the balances expected on that day, assuming that nothing else is booked or changed.",
    scope: "balances:read",
    query: ForecastQuery,
    answer: BalanceAnswer,
    isList: true,
    run: async ({ actor, id, query }) => (await readBalances(actor, id, query)).map(presentBalance),
  },
  {
    method: "GET",
    path: "/people/:id/forecast",
    area: "Balances",
    summary: "Forecast a balance",
    detail:
      "Returns the next accrual, the next expiration, and the lots of one leave type. With `days`, also returns the first day on which the balance reaches that amount.",
    scope: "balances:read",
    query: OutlookQuery,
    answer: BalanceOutlookAnswer,
    run: async ({ actor, id, query }) => presentBalanceOutlook(await readBalanceOutlook(actor, id, query)),
  },
  {
    method: "POST",
    path: "/people/:id/adjustments",
    area: "Balances",
    summary: "Adjust a balance",
    scope: "balances:write",
    body: AdjustmentOfInput,
    answer: BalanceAnswer,
    run: async ({ actor, id, body }) => presentBalance(await adjustBalanceOf(actor, id, body)),
  },
  {
    method: "GET",
    path: "/people/:id/ledger",
    area: "Ledger",
    summary: "List a person's ledger entries",
    detail: "Each entry states its cause and the balance after it.",
    scope: "ledger:read",
    query: LedgerPageQuery,
    answer: LedgerEntryAnswer,
    isList: true,
    isPaged: true,
    run: async ({ actor, id, query }) => {
      const { items, nextCursor } = await readLedgerPage(actor, id, query);
      return { items: items.map(presentLedgerEntry), nextCursor };
    },
  },
  {
    method: "GET",
    path: "/calendar",
    area: "Calendar",
    summary: "List time off in the team calendar",
    detail:
      "Covers at most 400 days: by default, from the first day of last month through a year from today. If you may not see the leave type, `type` is `away`.",
    scope: "calendar:read",
    query: CalendarPageQuery,
    answer: CalendarEventAnswer,
    isList: true,
    isPaged: true,
    run: ({ actor, query }) => readCalendarPage(actor, query),
  },
  {
    method: "GET",
    path: "/audit-events",
    area: "Audit log",
    summary: "List audit events",
    detail: "Returns the oldest events first. Keep the last cursor, and send it with a later call to get newer events.",
    scope: "audit:read",
    query: AuditPageQuery,
    answer: AuditEventAnswer,
    isList: true,
    isPaged: true,
    run: async ({ actor, query }) => {
      const { cursor, limit } = parseInput(PageQuery, query);
      const { cursor: _, limit: __, ...filters } = query;
      const after = idBefore(cursor);
      const page = { order: "ASC", sort: "at", count: limit, ...(after && { afterId: after }) };
      const { rows } = await lists["audit-events"].list(actor, { ...filters, ...page });
      const last = rows.at(-1);
      // Programs poll the log for new events, so the last page has a cursor, too.
      return { items: rows.map(presentAuditEvent), nextCursor: last ? cursorAfter(last.id) : (cursor ?? null) };
    },
  },
];
