import type { IsoDate } from "#core/calendar/dates.ts";
import { versionOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

export interface MadeVersion<T extends object = object> extends Versioned<T> {
  madeOn: IsoDate;
  /** All versions of an edit have the same time. */
  createdAt: Date;
}

/** Ordered by version. */
export type Edit<One> = readonly [One, ...One[]];

/** An edit adds a version for its day and for each later day with a change. */
export function editsOf<One extends MadeVersion>(versions: readonly One[]): Edit<One>[] {
  const edits: [One, ...One[]][] = [];
  for (const one of versions) {
    const edit = edits.at(-1);
    const previous = edit?.at(-1);
    const isPart = previous?.createdAt.getTime() === one.createdAt.getTime() && previous.effectiveOn < one.effectiveOn;
    if (edit && isPart) edit.push(one);
    else edits.push([one]);
  }
  return edits;
}

export function reappliedFrom<One extends MadeVersion>(
  day: IsoDate,
  edit: Edit<One>,
  { before, moved }: { before: Edit<One>; moved: Edit<One> },
): One[] {
  const [first, ...later] = edit;
  const made = edit.filter(({ effectiveOn, madeOn }) => effectiveOn <= madeOn);
  const changes = made.map(({ effectiveOn, value }) => differing(versionOn(before, effectiveOn).value, value));
  const known = moved.map(({ effectiveOn }) => effectiveOn).filter((on) => day < on && on <= first.effectiveOn);
  const added = [...new Set([day, ...known.toSorted()])].map((effectiveOn) => {
    const value = Object.assign({}, versionOn(moved, effectiveOn).value, ...changes);
    return { ...first, effectiveOn, value };
  });
  const isNew = ({ value }: One, nth: number) => JSON.stringify(value) !== JSON.stringify(added[nth - 1]?.value);
  return [...added.filter(isNew), ...later];
}

function differing(before: object, after: object): object {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(earlier.get(field)),
  );
  const isWhole = changed.length > 0 && (earlier.get("document") || ("document" in after && after.document));
  return isWhole ? after : Object.fromEntries(changed);
}
