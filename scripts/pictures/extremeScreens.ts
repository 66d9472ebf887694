import { filled, inConsole, opened } from "./inConsole.ts";
import type { Prepare } from "./screenSteps.ts";
import { pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const LONGER: Record<string, string> = {
  "Grace Kim": "Maximiliana Alexandrina Konstantinopoulou-Featherstonehaugh",
  "Priya Nair": "Bartholomew Wolfeschlegelsteinhausenbergerdorff",
  Vacation: "Paid annual recreational leave (statutory)",
  "Study leave": "Leave for continuing education and professional examinations",
  "New York": "Northeastern Regional Headquarters and Distribution Center",
  "Product Design": "Product Design, Research, Content, and Design Operations",
};

const withLongNames: Prepare = (page) =>
  page.route("**/api/**", async (route) => {
    if (route.request().method() !== "GET" || route.request().resourceType() === "eventsource") return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, longer] of Object.entries(LONGER)) body = body.replaceAll(`"${name}"`, `"${longer}"`);
    return route.fulfill({ response, body });
  });

const withoutAnswers: Prepare = (page) =>
  page.route("**/api/**", (route) =>
    /\/api\/auth\/|\/events?$|\/live/.test(new URL(route.request().url()).pathname)
      ? route.fallback()
      : route.fulfill({ status: 400, json: { error: "The server can't answer this right now" } }),
  );

const long = (screen: Screen): Screen => ({
  ...screen,
  name: `long-names-${screen.name}`,
  isVariant: true,
  arrange: withLongNames,
});

const failed = (screen: Screen): Screen => ({
  ...screen,
  name: `failed-${screen.name}`,
  isVariant: true,
  arrange: withoutAnswers,
});

const employee: Screen = { name: "employee", as: "Employee", path: "/", heading: /^Welcome back/ };
const manager: Screen = { name: "manager", as: "Manager", path: "/", heading: "Manager Dashboard" };

export const EXTREME_SCREENS: Screen[] = [
  long(employee),
  long({ ...employee, name: "form", heading: /./, prepare: pressAll("Request Time Off") }),
  long({ ...employee, name: "requests", path: "/requests", heading: "My Requests" }),
  long({ ...employee, name: "team", path: "/team", heading: "Team" }),
  long({ ...employee, name: "calendar", path: "/calendar", heading: "Calendar" }),
  long({ ...manager, name: "approvals", path: "/approvals" }),
  long({ ...manager, name: "timeline", path: "/calendar?view=timeline", heading: "Calendar" }),
  long({ ...employee, name: "users", as: "Admin", path: "/settings/users", heading: "Users" }),
  long({ ...employee, name: "offices", as: "Admin", path: "/settings/offices", heading: "Office Management" }),
  long(inConsole("people", "people", "People", filled)),
  long(inConsole("person", "people", "People", opened("People", /Maximiliana/))),
  long(inConsole("requests", "requests", "Requests", filled)),
  long(inConsole("balances", "reports/balances", "Balances", filled)),
  failed(employee),
  failed({ ...manager, name: "approvals", path: "/approvals" }),
  failed({ ...employee, name: "calendar", path: "/calendar", heading: "Calendar" }),
  failed(inConsole("people", "people", "People")),
];
