import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { changed, changedOrNone } from "#core/policies/form/changed.ts";

export interface PartProps {
  document: PolicyDocument;
  onChange: (document: PolicyDocument) => void;
}

type Sections = Required<{
  [Name in "consumption" | "counting" | "booking"]: NonNullable<PolicyDocument[Name]>;
}>;

/** Returns a document with some fields of a section replaced; a section without fields is left out. */
export function withSection<Name extends keyof Sections>(
  document: PolicyDocument,
  name: Name,
  fields: Partial<Sections[Name]>,
): PolicyDocument {
  return changed(document, { [name]: changedOrNone<Sections[Name]>(document[name], fields) });
}
