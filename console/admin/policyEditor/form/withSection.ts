import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { changed, changedOrNone } from "#core/policies/form/changed.ts";

export type EditDocument = (change: (document: PolicyDocument) => PolicyDocument) => void;

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
