import type { QueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource, type ResourceProps } from "react-admin";
import { Route } from "react-router";
import { CONSOLE_LISTS, type ConsoleList } from "#core/links/consolePaths.ts";
import { OwnCalendarContext } from "#console/shared/calendar/ownCalendar.ts";
import { LeaveTypesProvider } from "#console/shared/leaveTypes/LeaveTypesProvider.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { authProvider } from "./api/authProvider.ts";
import { dataProvider } from "./api/dataProvider.ts";
import { auditEvents } from "./auditEvents/index.ts";
import { blackouts } from "./blackouts/index.ts";
import { closures } from "./closures/index.ts";
import { holidays } from "./holidays/index.ts";
import { invitations } from "./invitations/index.ts";
import { consoleTexts } from "./layout/consoleTexts.ts";
import { ConsoleLayout } from "./layout/ConsoleLayout.tsx";
import { NotFound } from "./layout/NotFound.tsx";
import { ToastNotifications } from "./layout/ToastNotifications.tsx";
import { ledgerEntries } from "./ledgerEntries/index.ts";
import { notifications } from "./notifications/index.ts";
import { offices } from "./offices/index.ts";
import { people } from "./people/index.ts";
import { policies } from "./policies/index.ts";
import { credits } from "./requests/credits.ts";
import { requests } from "./requests/index.ts";
import { teams } from "./teams/index.ts";
import { useMe } from "./session/consoleSession.ts";
import { OwnersPage } from "./parts/OwnersPage.tsx";

const LeaveTypes = lazy(() => import("./leaveTypes/LeaveTypes.tsx").then((file) => ({ default: file.LeaveTypes })));
const Reports = lazy(() => import("./reports/Reports.tsx").then((file) => ({ default: file.Reports })));

const CountryHolidays = lazy(() =>
  import("./holidays/country/CountryHolidays.tsx").then((file) => ({ default: file.CountryHolidays })),
);
const SlackPeople = lazy(() =>
  import("./invitations/slack/SlackPeople.tsx").then((file) => ({ default: file.SlackPeople })),
);
const ImportPage = lazy(() => import("./imports/ImportPage.tsx").then((file) => ({ default: file.ImportPage })));
const HomePage = lazy(() => import("./home/HomePage.tsx").then((file) => ({ default: file.HomePage })));
const Organization = lazy(() =>
  import("./organization/OrganizationPage.tsx").then((file) => ({ default: file.OrganizationPage })),
);

const StatusPage = lazy(() => import("./status/StatusPage.tsx").then((file) => ({ default: file.StatusPage })));

const WebhooksPage = lazy(() => import("./webhooks/WebhooksPage.tsx").then((file) => ({ default: file.WebhooksPage })));

const ProvisioningPage = lazy(() =>
  import("./provisioning/ProvisioningPage.tsx").then((file) => ({ default: file.ProvisioningPage })),
);

const SsoPage = lazy(() => import("./sso/SsoPage.tsx").then((file) => ({ default: file.SsoPage })));

const PolicyEditor = lazy(() =>
  import("./policyEditor/PolicyEditor.tsx").then((file) => ({ default: file.PolicyEditor })),
);

const RESOURCES: Record<ConsoleList, Omit<ResourceProps, "name">> = {
  people,
  requests,
  credits,
  offices,
  teams,
  policies,
  holidays,
  closures,
  blackouts,
  invitations,
  "ledger-entries": ledgerEntries,
  "audit-events": auditEvents,
  notifications,
};

const store = memoryStore();

export function Console({ client }: { client: QueryClient }) {
  const me = useMe();
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={consoleTexts}
      queryClient={client}
      store={store}
    >
      <OwnCalendarContext value={me}>
        <LeaveTypesProvider types={me.leaveTypes}>
          <CoreAdminUI
            dashboard={HomePage}
            layout={ConsoleLayout}
            catchAll={NotFound}
            loading={LoadingPage}
            loginPage={false}
            title="Awayday"
            disableTelemetry
          >
            {CONSOLE_LISTS.map((name) => (
              <Resource key={name} name={name} {...RESOURCES[name]} />
            ))}
            <CustomRoutes>
              <Route path="/people/slack" element={<SlackPeople />} />
              <Route path="/holidays/country" element={<CountryHolidays />} />
              <Route path="/policies/:id/document" element={<PolicyEditor />} />
              <Route path="/leave-types" element={<LeaveTypes />} />
              <Route path="/imports" element={<ImportPage />} />
              <Route path="/reports/*" element={<Reports />} />
              <Route path="/organization" element={<Organization />} />
              <Route path="/webhooks" element={<WebhooksPage />} />
              <Route
                path="/provisioning"
                element={
                  <OwnersPage to="manage provisioning">
                    <ProvisioningPage />
                  </OwnersPage>
                }
              />
              <Route
                path="/single-sign-on"
                element={
                  <OwnersPage to="manage single sign-on">
                    <SsoPage />
                  </OwnersPage>
                }
              />
              <Route
                path="/status"
                element={
                  <OwnersPage to="see the server status">
                    <StatusPage />
                  </OwnersPage>
                }
              />
            </CustomRoutes>
          </CoreAdminUI>
        </LeaveTypesProvider>
      </OwnCalendarContext>
      <ToastNotifications />
    </CoreAdminContext>
  );
}

function LoadingPage() {
  return <ListSkeleton rows={6} />;
}
