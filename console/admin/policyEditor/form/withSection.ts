import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { changed, changedOrNone } from "#core/policies/form/changed.ts";

/** The function is stable across renders, and `change` gets the current document. */
export type EditDocument = (change: (document: PolicyDocument) => PolicyDocument) => void;

/** Each section gets only its own fields, so typing in another section doesn't render it. */
export type SectionProps<Field extends keyof PolicyDocument> = {
  [Name in Field]: PolicyDocument[Name] | undefined;
} & { edit: EditDocument };

type Sections = Required<{
  [Name in "consumption" | "counting" | "booking"]: NonNullable<PolicyDocument[Name]>;
}>;

export function withSection<Name extends keyof Sections>(
  document: PolicyDocument,
  name: Name,
  fields: Partial<Sections[Name]>,
): PolicyDocument {
  return changed(document, { [name]: changedOrNone<Sections[Name]>(document[name], fields) });
}
