import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { policyTimeline } from "../policyTimeline.ts";
import { FIRST_DAY, termsOn, valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";
import { changeOfTerms, differingTerms, wholeTerms } from "./differingTerms.ts";
import { type ScheduledChange, scheduledChanges } from "./scheduledChanges.ts";

type Versions = readonly Versioned<PolicyTerms>[];

/**
 * The given terms replace a scheduled change or, with the terms before it, cancel it. A raise from September changes
 * nothing once the same raise is scheduled from August, but it applies again without the one from August.
 */
export function restoredChanges(
  known: Versions,
  { effectiveOn, given }: { effectiveOn: IsoDate; given: Partial<PolicyTerms> },
): ScheduledChange[] {
  const versions = known.toSorted((one, other) => one.version - other.version);
  const now = policyTimeline(versions);
  const replaced = scheduledChanges(now, FIRST_DAY).find((change) => change.effectiveOn === effectiveOn)?.changes ?? {};
  const differing = Object.keys(differingTerms(termsOn(now, effectiveOn), given)) as (keyof PolicyTerms)[];
  const all = differing.filter((field) => field in replaced);
  const fields = all.includes("document") ? (["document"] as const) : all;
  return fields.flatMap((field): ScheduledChange[] => {
    const before = policyTimeline(versionsBefore(versions, { effectiveOn, field }));
    return scheduledChanges(before, effectiveOn).flatMap(({ effectiveOn: day, changes }): ScheduledChange[] => {
      if (!(field in changes)) return [];
      const [then, present] = [termsOn(before, day), termsOn(now, day)];
      if (field === "document") {
        return isEmpty(changeOfTerms(present, then)) ? [{ effectiveOn: day, changes: wholeTerms(then) }] : [];
      }
      if (then.document || present.document || then[field] !== present[field]) return [];
      return [{ effectiveOn: day, changes: { [field]: then[field] } }];
    });
  });
}

function versionsBefore(
  versions: Versions,
  { effectiveOn, field }: { effectiveOn: IsoDate; field: keyof PolicyTerms },
): Versions {
  const terms = valueOn(versions, effectiveOn);
  const start = startsOfEdits(versions).findLast((index) => {
    const before = valueOn(versions.slice(0, index), effectiveOn);
    return !isEmpty(differingTerms(before, { [field]: terms[field] }));
  });
  return versions.slice(0, start ?? 1);
}

/**
 * An edit also adds a version for each later day with a change, so a version for a later day that had one before
 * belongs to the edit of the version before it.
 */
function startsOfEdits(versions: Versions): number[] {
  const days = new Set<IsoDate>();
  return versions.flatMap(({ effectiveOn }, index) => {
    const previous = versions[index - 1];
    const isPart = previous !== undefined && effectiveOn > previous.effectiveOn && days.has(effectiveOn);
    days.add(effectiveOn);
    return index === 0 || isPart ? [] : [index];
  });
}

function isEmpty(terms: Partial<PolicyTerms>): boolean {
  return Object.keys(terms).length === 0;
}
