import { AuditQuery } from "#core/audit/AuditQuery.ts";
import { BlackoutsQuery } from "#core/blackouts/BlackoutsQuery.ts";
import { ClosuresQuery } from "#core/closures/ClosuresQuery.ts";
import { eachRow } from "#core/eachRow.ts";
import { InvitationsQuery } from "#core/invitations/InvitationsQuery.ts";
import { leaveYearName } from "#core/leave/leaveYear.ts";
import { LedgerEntriesQuery } from "#core/ledger/inputs/LedgerEntriesQuery.ts";
import { NotificationsQuery } from "#core/notify/NotificationsQuery.ts";
import { HolidaysQuery } from "#core/offices/HolidaysQuery.ts";
import { OfficesQuery } from "#core/offices/OfficesQuery.ts";
import { CreditsQuery } from "#core/credits/CreditsQuery.ts";
import { PeopleQuery } from "#core/people/PeopleQuery.ts";
import { policyView } from "#core/policies/policyView.ts";
import { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { RequestsQuery } from "#core/requests/RequestsQuery.ts";
import { TeamsQuery } from "#core/teams/TeamsQuery.ts";
import { allAuditEvents, findAuditPage } from "#db/queries/admin/auditEvents.ts";
import { allBlackouts, findBlackoutsPage } from "#db/queries/admin/blackouts.ts";
import { allClosures, findClosuresPage } from "#db/queries/admin/closures.ts";
import { allCredits, findCreditsPage } from "#db/queries/admin/credits.ts";
import { allHolidays, findHolidaysPage } from "#db/queries/admin/holidays.ts";
import { allInvitations, findInvitationsPage } from "#db/queries/admin/invitations.ts";
import { allLedgerEntries, findLedgerPage } from "#db/queries/admin/ledgerEntries.ts";
import { allOffices, findOfficesPage } from "#db/queries/admin/offices.ts";
import { allPeople, findPeoplePage } from "#db/queries/admin/people.ts";
import { allPolicies, findPoliciesPage } from "#db/queries/admin/policies.ts";
import { allRequests, findRequestsPage } from "#db/queries/admin/requests.ts";
import { allTeams, findTeamsPage } from "#db/queries/admin/teams.ts";
import { allNotifications } from "#db/queries/notifications/sentNotifications.ts";
import { teamView } from "#db/queries/teams/teams.ts";
import { causeOf, yearStartOfEntry } from "../balances/readLedger.ts";
import { invitationStatus, listedInvitation } from "../invitations/steps/invitationView.ts";
import { approverNames, documentsOf } from "../policies/steps/approverNames.ts";
import { visibleUser } from "../visibleUser.ts";
import { browsing } from "./steps/browsing.ts";
import { exporting } from "./steps/exporting.ts";

export const lists = {
  people: {
    ...browsing("browsePeople", "The person", PeopleQuery, async (query, { me, clock }) => {
      const { rows, total } = await findPeoplePage(me.organizationId, query);
      const now = clock.now();
      return { rows: rows.map((user) => visibleUser(user, me.role, now)), total };
    }),
    export: exporting("browsePeople", "people", PeopleQuery, (query, { me, clock }) => {
      const now = clock.now();
      return eachRow(allPeople(me.organizationId, query), ({ managerEmail, ...user }) => ({
        ...visibleUser(user, me.role, now),
        managerEmail,
      }));
    }),
  },

  invitations: {
    ...browsing("browseInvitations", "The invitation", InvitationsQuery, async (query, { me, clock }) => {
      const now = clock.now();
      const { rows, total } = await findInvitationsPage(me.organizationId, query, now);
      return { rows: rows.map((row) => ({ ...listedInvitation(row, now, me), createdAt: row.createdAt })), total };
    }),
    export: exporting("browseInvitations", "invitations", InvitationsQuery, (query, { me, clock }) => {
      const now = clock.now();
      return eachRow(allInvitations(me.organizationId, query, now), (row) => ({
        ...row,
        status: invitationStatus(row, now),
      }));
    }),
  },

  offices: {
    ...browsing("browseOffices", "The office", OfficesQuery, (query, { me }) =>
      findOfficesPage(me.organizationId, query),
    ),
    export: exporting("browseOffices", "offices", OfficesQuery, (query, { me }) =>
      allOffices(me.organizationId, query),
    ),
  },

  teams: {
    ...browsing("browseTeams", "The team", TeamsQuery, async (query, { me }) => {
      const { rows, total } = await findTeamsPage(me.organizationId, query);
      return { rows: rows.map(teamView), total };
    }),
    export: exporting("browseTeams", "teams", TeamsQuery, (query, { me }) =>
      eachRow(allTeams(me.organizationId, query), teamView),
    ),
  },

  policies: {
    ...browsing("browsePolicies", "The policy", PoliciesQuery, async (query, { me, clock }) => {
      const { rows, total } = await findPoliciesPage(me.organizationId, query, clock.now());
      const names = await approverNames(me.organizationId, documentsOf(rows));
      return {
        rows: rows.map(({ today, ...policy }) => policyView(policy, today, me.leaveYearStartsIn, names)),
        total,
      };
    }),
    export: exporting("browsePolicies", "policies", PoliciesQuery, (query, { me, clock }) =>
      eachRow(allPolicies(me.organizationId, query, clock.now()), ({ today, ...policy }) =>
        policyView(policy, today, me.leaveYearStartsIn),
      ),
    ),
  },

  holidays: {
    ...browsing("browseHolidays", "The holiday", HolidaysQuery, (query, { me }) =>
      findHolidaysPage(me.organizationId, query),
    ),
    export: exporting("browseHolidays", "holidays", HolidaysQuery, (query, { me }) =>
      allHolidays(me.organizationId, query),
    ),
  },

  closures: {
    ...browsing("browseClosures", "The closure", ClosuresQuery, (query, { me }) =>
      findClosuresPage(me.organizationId, query),
    ),
    export: exporting("browseClosures", "closures", ClosuresQuery, (query, { me }) =>
      allClosures(me.organizationId, query),
    ),
  },

  blackouts: {
    ...browsing("browseBlackouts", "The blackout", BlackoutsQuery, (query, { me }) =>
      findBlackoutsPage(me.organizationId, query),
    ),
    export: exporting("browseBlackouts", "blackouts", BlackoutsQuery, (query, { me }) =>
      allBlackouts(me.organizationId, query),
    ),
  },

  requests: {
    ...browsing("browseRequests", "The request", RequestsQuery, (query, { me }) =>
      findRequestsPage(me.organizationId, query),
    ),
    export: exporting("browseRequests", "requests", RequestsQuery, (query, { me }) =>
      allRequests(me.organizationId, query),
    ),
  },

  credits: {
    ...browsing("browseRequests", "The request", CreditsQuery, (query, { me }) =>
      findCreditsPage(me.organizationId, query),
    ),
    export: exporting("browseRequests", "credits", CreditsQuery, (query, { me }) =>
      allCredits(me.organizationId, query),
    ),
  },

  "ledger-entries": {
    ...browsing("browseLedger", "The ledger entry", LedgerEntriesQuery, async (query, { me }) => {
      const { rows, total } = await findLedgerPage(me.organizationId, query);
      const entries = rows.map((entry) => ({
        ...entry,
        cause: causeOf(entry, me.leaveYearStartsIn),
        canUndo: entry.isUndoable && entry.userId !== me.id,
      }));
      return { rows: entries, total };
    }),
    export: exporting("browseLedger", "ledger-entries", LedgerEntriesQuery, (query, { me }) =>
      eachRow(allLedgerEntries(me.organizationId, query), (entry) => ({
        ...entry,
        yearName: leaveYearName(entry.leaveYear, yearStartOfEntry(entry, me.leaveYearStartsIn)),
        cause: causeOf(entry, me.leaveYearStartsIn),
      })),
    ),
  },

  "audit-events": {
    ...browsing("browseAudit", "The audit event", AuditQuery, (query, { me }) =>
      findAuditPage(me.organizationId, query),
    ),
    export: exporting("browseAudit", "audit-events", AuditQuery, (query, { me }) =>
      allAuditEvents(me.organizationId, query),
    ),
  },

  notifications: {
    export: exporting("listNotifications", "notifications", NotificationsQuery, (query, { me }) =>
      allNotifications(me.organizationId, query),
    ),
  },
} as const;
