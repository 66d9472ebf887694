import { z } from "zod";
import { orAbsent, wholeNumber } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";

export const MAX_ITEMS = 200;
const DEFAULT = 50;
const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

export const pageFields = {
  limit: orAbsent(wholeNumber({ min: 1, max: MAX_ITEMS })).transform((limit) => limit ?? DEFAULT),
  cursor: z.string({ error: "Unknown cursor" }).max(200, "Unknown cursor").optional(),
};

export const PageQuery = z.object(pageFields);

const WRONG_TIME = "must be a time like 2027-03-01T09:00:00Z";
/** Excludes times that the database can't read, and years before 1900 or after 2199. */
const READABLE_TIME = /^(?:19|20|21)\d{2}-[^+.Z]+(?:\.\d{1,9})?(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;

export function instantField() {
  return orAbsent(requiredInstantField());
}

export function requiredInstantField() {
  const time = z.iso.datetime({ offset: true, error: WRONG_TIME });
  return time.refine((text) => READABLE_TIME.test(text), { error: WRONG_TIME });
}

/** The format may change, so clients must not rely on it. */
export function cursorAfter(id: string): string {
  return `c1${id.replaceAll("-", "")}`;
}

/** Throws (400) for a malformed cursor. */
export function idBefore(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [, ...parts] = /^c1([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(cursor) ?? [];
  if (parts.length > 0) return parts.join("-");
  throw new Refusal("invalid", "invalid_input", "Unknown cursor", { fields: { cursor: "Unknown cursor" } });
}

export interface PageBounds {
  after: string;
  most: number;
}

export function pageBounds({ limit, cursor }: { limit: number; cursor?: string | undefined }): PageBounds {
  return { after: idBefore(cursor) ?? BEFORE_ALL, most: limit + 1 };
}

/** `all` must be the complete list. */
export function pageIn<Item extends { id: string }>(
  all: readonly Item[],
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): { items: Item[]; nextCursor: string | null } {
  const after = idBefore(cursor) ?? "";
  const rest = all.filter(({ id }) => id > after).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return pageOfRest(rest.slice(0, limit + 1), limit);
}

export function pageOfRest<Item extends { id: string }>(
  found: readonly Item[],
  limit: number,
): { items: Item[]; nextCursor: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? cursorAfter(last.id) : null };
}
