import type { SearchAnswer } from "#core/api/search/SearchAnswer.ts";
import { capitalized } from "#core/capitalized.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { personPath } from "#core/links/personPath.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";
import type { SearchItem } from "./SearchItem.ts";

type Kind = SearchAnswer["records"][number]["kind"];
const KINDS: Record<Kind, { group: string; place: string; isList?: true }> = {
  policy: { group: "Policies", place: "policies" },
  office: { group: "Offices", place: "offices" },
  team: { group: "Teams", place: "teams" },
  holiday: { group: "Holidays", place: "holidays" },
  leaveType: { group: "Leave types", place: "leave-types", isList: true },
};

export function foundItems(
  { people, requests, records }: SearchAnswer,
  viewer: { role: Role },
  nameOf: (type: LeaveType) => string,
): SearchItem[] {
  const list = isAtLeast(viewer.role, "Manager") ? "/settings/users" : "/team";
  const order = Object.keys(KINDS);
  return [
    ...people.map(({ id, name, email, avatar, isActive, hasPage }) => ({
      key: id,
      group: "People",
      label: name,
      detail: isActive ? email : `${email} · Inactive`,
      avatar,
      path: hasPage ? personPath(id) : `${list}?${new URLSearchParams({ q: name }).toString()}`,
    })),
    ...requests.map(({ id, type, startDate, endDate, status }) => ({
      key: id,
      group: "My Requests",
      label: `${nameOf(type)}, ${formatSpan(startDate, endDate)}`,
      detail: capitalized(status),
      path: `/requests?request=${id}`,
    })),
    ...records
      .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
      .map(({ kind, id, name, detail }) => ({
        key: id,
        group: KINDS[kind].group,
        label: name,
        detail: detail ?? undefined,
        path: `/admin/${KINDS[kind].place}${KINDS[kind].isList ? "" : `/${id}`}`,
      })),
  ];
}
