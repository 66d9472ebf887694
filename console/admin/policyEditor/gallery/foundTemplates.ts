import { documentSummary } from "#core/policies/document/documentSummary.ts";
import type { PolicyTemplate } from "#core/policies/templates/PolicyTemplate.ts";
import { templates } from "#core/policies/templates/templates.ts";

export interface TemplateSearch {
  words: string;
  kind: "all" | PolicyTemplate["kind"];
  leaveType: string;
}

/** A template with the sentence that describes it. */
export interface FoundTemplate extends PolicyTemplate {
  summary: string;
}

const described: readonly FoundTemplate[] = templates.map((template) => ({
  ...template,
  summary: documentSummary(template.document),
}));

/** Returns the templates that contain every word, those for the leave type first. */
export function foundTemplates({ words, kind, leaveType }: TemplateSearch): FoundTemplate[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = described.filter((template) => {
    const text = [template.name, template.country, template.source, template.leaveType, template.summary]
      .join(" ")
      .toLowerCase();
    return (kind === "all" || template.kind === kind) && wanted.every((word) => text.includes(word));
  });
  const isOther = (template: FoundTemplate) => Number(template.leaveType !== leaveType);
  return found.toSorted((one, other) => isOther(one) - isOther(other));
}
