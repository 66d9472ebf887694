import "@testing-library/jest-dom/jest-globals";
import { afterEach, jest } from "@jest/globals";
import { configure, render } from "@testing-library/react";
import { forgetDrafts } from "#console/shared/drafts.ts";
import { quickKeys } from "#console/shared/testing/quickKeys.ts";
import { quickQueries } from "#console/shared/testing/quickQueries.ts";
import { setUpServices } from "#console/shared/testing/setUpServices.ts";
import type { Role } from "#core/people/access/roles.ts";
import { App } from "../App.tsx";
import { me, NOW } from "./facts.ts";
import { answer, fakeApi } from "./fakeApi.ts";

configure({ asyncUtilTimeout: 10_000 });
quickQueries();
jest.setTimeout(40_000);
afterEach(() => {
  sessionStorage.clear();
  forgetDrafts();
  localStorage.clear();
  document.cookie = "theme=; Max-Age=0";
});

const EMPTY = {
  "GET /api/pto-requests": [],
  "GET /api/credits": [],
  "GET /api/pto-requests?view=team&status=pending": [],
  "GET /api/pto-requests/count": { count: 0, hasMore: false },
  "GET /api/pto-balances": [],
  "GET /api/team/calendar": [],
  "GET /api/team/closed-dates": [],
  "GET /api/team/roster": { from: "2027-01-01", to: "2028-02-04", officeId: "o1", people: [], total: 0, offices: [] },
  "GET /api/inbox/unread": { unread: 0 },
  "GET /api/teams": [],
  "GET /api/connected-calendars": { services: [], calendars: [] },
  "GET /api/users": [],
  "GET /api/auth/sessions": [],
  "GET /api/auth/user/photo": { source: null, services: [] },
  "GET /api/auth/email": { email: "ann@example.com", hasPassword: true, confirmBy: "password", pending: null },
};

/** If `address` is undefined, the URL stays unchanged. If `role` is null, nobody is signed in. */
export function openApp(
  address: string | undefined,
  role: Role | null,
  replies: Record<string, unknown> = {},
  {
    hasGoogle = true,
    hasSlack = true,
    hasMail = true,
  }: { hasGoogle?: boolean; hasSlack?: boolean; hasMail?: boolean } = {},
) {
  setUpServices([
    ...(hasGoogle ? (["google"] as const) : []),
    ...(hasSlack ? (["slack"] as const) : []),
    ...(hasMail ? (["mail"] as const) : []),
  ]);
  jest.spyOn(Date, "now").mockReturnValue(NOW);
  if (address !== undefined) window.history.replaceState(null, "", address);
  const session = role === null ? answer(204) : me(role);
  const api = fakeApi({ "GET /api/auth/user": session, ...EMPTY, ...replies });
  const { unmount } = render(<App />);
  return { ...api, unmount, keys: quickKeys() };
}
