import type { DocumentProblem } from "../DocumentProblem.ts";
import type { PolicyDocument } from "../PolicyDocument.ts";

export function receiversOf({ grants = [] }: PolicyDocument): string[] {
  const types = grants.flatMap(({ carryOver }) => {
    if (typeof carryOver !== "object" || !("max" in carryOver)) return [];
    return carryOver.excess === undefined || carryOver.excess === "expires" ? [] : [carryOver.excess];
  });
  return [...new Set(types)];
}

export function excessProblems(
  type: string,
  document: PolicyDocument,
  others: ReadonlyMap<string, readonly PolicyDocument[]>,
): DocumentProblem[] {
  return (document.grants ?? []).flatMap((grant, index) => {
    const path = `grants[${index}].carryOver.excess`;
    return receiversOf({ ...document, grants: [grant] }).flatMap((receiver) => {
      if (receiver !== type && !others.has(receiver)) return { path, text: "must be a leave type in the organization" };
      const way = wayTo(type, [receiver], others);
      return way ? { path, text: `leads back to ${type} leave: ${[type, ...way].join(" to ")}` } : [];
    });
  });
}

function wayTo(
  type: string,
  way: readonly string[],
  others: ReadonlyMap<string, readonly PolicyDocument[]>,
): readonly string[] | null {
  const last = way.at(-1);
  if (last === undefined || last === type) return last === type ? way : null;
  for (const receiver of (others.get(last) ?? []).flatMap(receiversOf)) {
    const found = way.includes(receiver) ? null : wayTo(type, [...way, receiver], others);
    if (found) return found;
  }
  return null;
}
