import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { documentOfTerms } from "../../document/documentOfTerms.ts";
import { termsOfDocument } from "../../document/termsOfDocument.ts";
import type { PolicyTerms } from "../../PolicyTerms.ts";
import type { Versioned } from "../../Versioned.ts";
import { type Grain, documentOf, partsOf } from "./documentParts.ts";
import { grainOf } from "./grainOf.ts";
import { mergedTerms } from "./mergedTerms.ts";
import { type Fields, restoredChanges } from "../restoredChanges.ts";

interface RestoredTerms {
  effectiveOn: IsoDate;
  restore: (terms: PolicyTerms) => PolicyTerms;
}

interface Edit {
  effectiveOn: IsoDate;
  today: IsoDate;
  given: Partial<PolicyTerms>;
}

export function restoredTerms(
  known: readonly Versioned<PolicyTerms>[],
  { given, ...days }: Edit,
  unit: LeaveUnit,
): RestoredTerms[] {
  if (known.length === 0) return [];
  const isSimple = !("document" in given) || [given, ...known.map(({ value }) => value)].every((one) => !one.document);
  if (isSimple) {
    const versions = known.map((version) => ({ ...version, value: simpleFields(version.value) }));
    return restoredChanges(versions, { ...days, given: { ...given } })
      .filter(({ changes }) => !Object.values(changes).includes(undefined))
      .map(({ effectiveOn, changes }) => ({ effectiveOn, restore: (terms) => mergedTerms(terms, changes) }));
  }

  const documentIn = (terms: PolicyTerms) => documentOfTerms(terms, unit);
  const edited = documentIn(given as PolicyTerms);
  const grains = known.map(({ value }) => grainOf(documentIn(value), edited));
  const grain: Grain = grains.includes("amounts") ? "amounts" : grains.includes("list") ? "list" : "field";
  const versions = known.map((version) => ({ ...version, value: partsOf(documentIn(version.value), grain) }));
  const removed = versions.flatMap(({ value }) => Object.keys(value).map((path) => [path, undefined]));
  const parts: Fields = { ...Object.fromEntries(removed), ...partsOf(edited, grain) };
  return restoredChanges(versions, { ...days, given: parts }).map(({ effectiveOn, changes }) => ({
    effectiveOn,
    restore: (terms) => termsOfDocument(documentOf({ ...partsOf(documentIn(terms), grain), ...changes }), unit),
  }));
}

function simpleFields(terms: PolicyTerms): Fields {
  return terms.document ? { document: terms.document } : { ...terms };
}
