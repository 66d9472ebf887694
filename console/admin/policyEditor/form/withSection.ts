import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { changed, changedOrNone } from "#core/policies/form/changed.ts";

/** Changes the document of the draft. It stays the same function, and the change gets the current document. */
export type EditDocument = (change: (document: PolicyDocument) => PolicyDocument) => void;

/**
 * The props of a section of the form: the fields that it shows, and `edit`. Sections get no other fields of the
 * document, because typing in another section would then render them again.
 */
export type SectionProps<Field extends keyof PolicyDocument> = {
  [Name in Field]: PolicyDocument[Name] | undefined;
} & { edit: EditDocument };

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
