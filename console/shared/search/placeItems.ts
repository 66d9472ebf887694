import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { isAtLeast, isRequestable } from "#core/people/access/roles.ts";
import { personPath } from "#core/links/personPath.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { CONSOLE_LABELS, consolePlaces } from "../consoleLabels.ts";
import { dashboardPages } from "../dashboardPages.ts";
import { NEW } from "./newDialog.ts";
import type { SearchItem } from "./SearchItem.ts";

export function placeItems(me: MeAnswer): SearchItem[] {
  const isAdmin = isAtLeast(me.role, "Admin");
  const sick = me.leaveTypes.find(({ key }) => key === SICK);
  const { pages, settings } = dashboardPages(me);
  return [
    action("New request", `/dashboard?${NEW}=request`),
    ...(sick && isRequestable(sick, me.role) ? [action("I'm sick today", `/dashboard?${NEW}=sick`)] : []),
    ...(isAdmin ? [action("Invite a user", `/settings/users?${NEW}=invitation`)] : []),
    ...(isAdmin ? [action("Import people", "/admin/imports")] : []),
    ...[...pages, ...settings].map(({ page: path, label }) => page(label, `/${path}`)),
    page("My Page", personPath(me.id)),
    page("Profile Settings", "/dashboard?profile"),
    page("Preferences", "/dashboard?preferences"),
    ...(isAdmin
      ? consolePlaces(me.role).map((place) => ({
          key: `/admin/${place}`,
          group: "Admin console",
          label: CONSOLE_LABELS[place],
          path: `/admin/${place}`,
        }))
      : []),
  ];
}

function action(label: string, path: string): SearchItem {
  return { key: path, group: "Actions", label, path };
}

function page(label: string, path: string): SearchItem {
  return { key: path, group: "Pages", label, path };
}
