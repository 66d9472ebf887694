import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { policyTimeline } from "../policyTimeline.ts";
import { FIRST_DAY, isFromStart, valueOn } from "../termsTimeline.ts";
import type { Versioned } from "../Versioned.ts";

export interface AuthoredVersion extends Versioned<PolicyTerms> {
  madeAt: Date;
  madeBy: { id: string; name: string } | null;
}

export interface PolicyEditView extends Pick<AuthoredVersion, "version" | "madeAt" | "madeBy"> {
  effectiveOn: IsoDate;
  before: PolicyTerms | null;
  after: PolicyTerms;
  isInForce: boolean;
}

/**
 * Returns the edits newest first. Omits versions before the last move of the leave year, because a move adds all
 * versions again.
 */
export function policyEdits(versions: readonly AuthoredVersion[]): PolicyEditView[] {
  const ordered = versions.toSorted((one, other) => one.version - other.version);
  const current = ordered.slice(
    Math.max(
      0,
      ordered.findLastIndex(({ effectiveOn }) => effectiveOn === FIRST_DAY),
    ),
  );
  const timeline = policyTimeline(current);
  const byEdit = groupBy(current, ({ madeAt, madeBy }) => `${madeAt.getTime()} ${madeBy?.id}`);
  const edits = [...byEdit.values()]
    .flatMap((together) => {
      const [first] = together;
      if (!first) return [];
      const shown = isFromStart(first) ? (together.find((one) => !isFromStart(one)) ?? first) : first;
      const { version, madeAt, madeBy, effectiveOn, value } = shown;
      const known = current.filter((one) => one.version < first.version);
      const before = known.length === 0 ? null : valueOn(known, effectiveOn);
      return [{ version, madeAt, madeBy, effectiveOn, before, after: value }];
    })
    .toReversed();
  return edits.map((edit) => ({ ...edit, isInForce: isInForce(edit, edits) }));

  function isInForce({ effectiveOn, version }: { effectiveOn: IsoDate; version: number }, all: typeof edits): boolean {
    const isNewest = all.find((edit) => edit.effectiveOn === effectiveOn)?.version === version;
    return isNewest && (isFromStart({ effectiveOn }) || timeline.some(({ from }) => from === effectiveOn));
  }
}
