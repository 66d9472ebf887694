import type { IsoDate } from "#core/calendar/dates.ts";
import { sameDocument } from "../document/sameDocument.ts";
import { FIRST_DAY, valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

export type Fields = Readonly<Record<string, unknown>>;
type Versions = readonly Versioned<Fields>[];

interface FieldChange {
  effectiveOn: IsoDate;
  changes: Fields;
}

/** Returns changes that apply again, such as a raise from September if the same raise from August is canceled. */
export function restoredChanges(
  known: Versions,
  { effectiveOn, today, given }: { effectiveOn: IsoDate; today: IsoDate; given: Fields },
): FieldChange[] {
  const versions = known.toSorted((one, other) => one.version - other.version);
  const last = effectiveOn > today ? effectiveOn : today;
  const replaced = changesIn(versions).filter(
    (change) => effectiveOn <= change.effectiveOn && change.effectiveOn <= last,
  );
  const differing = Object.keys(given).filter((field) => !sameDocument(valueOn(versions, last)[field], given[field]));
  const fields = differing.filter((field) => replaced.some(({ changes }) => field in changes));
  return fields.flatMap((field): FieldChange[] => {
    const before = versionsBefore(versions, { on: last, field });
    return changesIn(before).flatMap(({ effectiveOn: day, changes }): FieldChange[] => {
      if (day <= last || !(field in changes)) return [];
      const isHidden = sameDocument(changes[field], valueOn(versions, day)[field]);
      return isHidden ? [{ effectiveOn: day, changes: { [field]: changes[field] } }] : [];
    });
  });
}

function changesIn(versions: Versions): FieldChange[] {
  let before = valueOn(versions, FIRST_DAY);
  return [...new Set(versions.map(({ effectiveOn }) => effectiveOn))].toSorted().flatMap((effectiveOn) => {
    const [old, value] = [before, valueOn(versions, effectiveOn)];
    before = value;
    const differing = Object.keys({ ...old, ...value }).filter((field) => !sameDocument(old[field], value[field]));
    const changes = Object.fromEntries(differing.map((field) => [field, value[field]]));
    return differing.length > 0 && effectiveOn > FIRST_DAY ? [{ effectiveOn, changes }] : [];
  });
}

function versionsBefore(versions: Versions, { on, field }: { on: IsoDate; field: string }): Versions {
  const present = valueOn(versions, on)[field];
  const starts = new Set(startsOfEdits(versions));
  let [start, before] = [1, versions[0]];
  for (const [index, version] of versions.entries()) {
    if (before && starts.has(index) && !sameDocument(before.value[field], present)) start = index;
    if (version.effectiveOn <= on) before = version;
  }
  return versions.slice(0, start);
}

function startsOfEdits(versions: Versions): number[] {
  const days = new Set<IsoDate>();
  return versions.flatMap(({ effectiveOn }, index) => {
    const previous = versions[index - 1];
    const isPart = previous !== undefined && effectiveOn > previous.effectiveOn && days.has(effectiveOn);
    days.add(effectiveOn);
    return index === 0 || isPart ? [] : [index];
  });
}
