import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { policyTimeline } from "../policyTimeline.ts";
import { FIRST_DAY, termsOn, valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";
import { changeOfTerms, differingTerms, wholeTerms } from "./differingTerms.ts";
import { type ScheduledChange, scheduledChanges } from "./scheduledChanges.ts";

type Versions = readonly Versioned<PolicyTerms>[];

/** Returns changes that apply again, such as a raise from September if the same raise from August is canceled. */
export function restoredChanges(
  known: Versions,
  { effectiveOn, today, given }: { effectiveOn: IsoDate; today: IsoDate; given: Partial<PolicyTerms> },
): ScheduledChange[] {
  const versions = known.toSorted((one, other) => one.version - other.version);
  const now = policyTimeline(versions);
  const last = effectiveOn > today ? effectiveOn : today;
  const replaced = scheduledChanges(now, FIRST_DAY).filter(
    (change) => effectiveOn <= change.effectiveOn && change.effectiveOn <= last,
  );
  const differing = Object.keys(differingTerms(termsOn(now, last), given)) as (keyof PolicyTerms)[];
  const all = differing.filter((field) => replaced.some(({ changes }) => field in changes));
  const fields = all.includes("document") ? (["document"] as const) : all;
  return fields.flatMap((field): ScheduledChange[] => {
    const before = policyTimeline(versionsBefore(versions, { on: last, field }));
    return scheduledChanges(before, last).flatMap(({ effectiveOn: day, changes }): ScheduledChange[] => {
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

function versionsBefore(versions: Versions, { on, field }: { on: IsoDate; field: keyof PolicyTerms }): Versions {
  const present = valueOn(versions, on)[field];
  const starts = new Set(startsOfEdits(versions));
  let [start, before] = [1, versions[0]];
  for (const [index, version] of versions.entries()) {
    if (before && starts.has(index) && !isEmpty(differingTerms(before.value, { [field]: present }))) start = index;
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

function isEmpty(terms: Partial<PolicyTerms>): boolean {
  return Object.keys(terms).length === 0;
}
