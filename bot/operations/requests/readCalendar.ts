import { createHash } from "node:crypto";
import { pageBounds, pageOfRest } from "#core/lists/pageQuery.ts";
import { CalendarPageQuery, CalendarQuery, calendarWindow } from "#core/requests/CalendarWindow.ts";
import { calendarOfEveryone, calendarOfTeam, type CalendarScope } from "#db/queries/requests/teamCalendar.ts";
import { calendarPageOfEveryone, calendarPageOfTeam } from "#db/queries/requests/paging/calendarPage.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { CalendarViewer } from "#db/queries/roster/visiblePeople.ts";
import { ContentTags } from "../running/ContentTags.ts";
import { seenTypes } from "../knownTypes/steps/seenTypes.ts";
import { reading } from "../reading.ts";
import { calendarViewer } from "../roster/steps/calendarViewer.ts";
import { assertSeesTeam } from "../teams/steps/assertSeesTeam.ts";
import { readInTurn } from "../turns/readInTurn.ts";

interface ReadCalendar {
  etag: string;
  json: () => Promise<string>;
}

const tags = new ContentTags(10_000);

/** Hidden leave changes the versions, so readers who can't see all leave get a tag of the text. */
export const readCalendar = reading(
  "readCalendar",
  CalendarQuery,
  async (query, { me, today }): Promise<ReadCalendar> => {
    const { organizationId, id } = me;
    const { teamId } = query;
    const window = { ...calendarWindow(query, today), teamId };
    if (teamId !== undefined) await assertSeesTeam(me, teamId);
    const asked = [organizationId, id, me.role, window.from, window.to, teamId ?? ""];
    const versions = tagOf([...asked, me.calendarVersion, me.leaveTypesVersion]);
    const viewer = calendarViewer(me);
    if (!viewer) return { etag: versions, json: () => textOf(me, () => calendarOfEveryone(organizationId, window)) };
    const json = () => textOf(me, () => eventsOfTeam(me, viewer, window));
    const known = tags.at(versions);
    if (known) return { etag: known, json };
    const text = await json();
    return { etag: tags.remember(versions, tagOf([...asked, text])), json: () => Promise.resolve(text) };
  },
);

export const readCalendarPage = reading(
  "readCalendar",
  CalendarPageQuery,
  async ({ limit, cursor, ...query }, { me, today }) => {
    const { organizationId } = me;
    const { teamId } = query;
    const window = { ...calendarWindow(query, today), teamId };
    const bounds = pageBounds({ limit, cursor });
    if (teamId !== undefined) await assertSeesTeam(me, teamId);
    const viewer = calendarViewer(me);
    const types = viewer && (await seenTypes(me));
    const found = await readInTurn(organizationId, () =>
      viewer && types
        ? calendarPageOfTeam({ organizationId, viewer }, types, window, bounds)
        : calendarPageOfEveryone(organizationId, window, bounds),
    );
    return pageOfRest(found, limit);
  },
);

async function textOf({ organizationId }: Person, read: () => Promise<string[]>): Promise<string> {
  return `[${(await readInTurn(organizationId, read)).join(",")}]`;
}

async function eventsOfTeam(me: Person, viewer: CalendarViewer, window: CalendarScope): Promise<string[]> {
  return calendarOfTeam(me.organizationId, viewer, window, await seenTypes(me));
}

function tagOf(seen: readonly unknown[]): string {
  return `"${createHash("sha1").update(seen.join(" ")).digest("base64url")}"`;
}
