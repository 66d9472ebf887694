import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { documentOfTerms } from "../../document/documentOfTerms.ts";
import type { PolicyDocument } from "../../document/PolicyDocument.ts";
import { sameDocument } from "../../document/sameDocument.ts";
import { termsOfDocument } from "../../document/termsOfDocument.ts";
import type { PolicyTerms } from "../../PolicyTerms.ts";
import { documentOf, type Grain, partsOf } from "./documentParts.ts";
import { grainOf, isSameGrant } from "./grainOf.ts";

interface Difference {
  from: PolicyTerms;
  to: PolicyTerms;
  keepsOthers?: boolean;
}

export function withDifferences(onto: PolicyTerms, { from, to, ...rule }: Difference, unit: LeaveUnit): PolicyTerms {
  const [old, given, present] = [from, to, onto].map((terms) => documentOfTerms(terms, unit)) as Documents;
  if (sameDocument(old, given) || sameDocument(present, given)) return onto;
  if (sameDocument(old, present)) return to;
  const document = merged([old, given, present], rule);
  return sameDocument(document, present) ? onto : termsOfDocument(document, unit);
}

type Documents = [old: PolicyDocument, given: PolicyDocument, present: PolicyDocument];

function merged(documents: Documents, { keepsOthers = false }: Pick<Difference, "keepsOthers">): PolicyDocument {
  const [old, given, present] = documents;
  const grain = grainOfAll(documents);
  const [oldParts, givenParts, parts] = documents.map((one) => partsOf(one, grain)) as [Node, Node, Node];
  const result = { ...parts };
  for (const path of Object.keys({ ...oldParts, ...givenParts })) {
    const isChanged = !sameDocument(oldParts[path], givenParts[path]);
    const isKept = keepsOthers && !sameDocument(oldParts[path], parts[path]);
    if (isChanged && !isKept && fits(path)) result[path] = givenParts[path];
  }
  return documentOf(result);

  function fits(path: string): boolean {
    if (path === "amounts") return old.unit !== given.unit;
    const grant = /^grants\.(\d+)\./.exec(path)?.[1];
    return grant === undefined || isSameGrant(old.grants ?? [], present.grants ?? [], Number(grant));
  }
}

type Node = Record<string, unknown>;

function grainOfAll([old, given, present]: Documents): Grain {
  return old.unit === present.unit ? grainOf(old, given) : "amounts";
}
