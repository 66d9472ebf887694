import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";
import type { PolicyTemplate } from "#core/policies/templates/PolicyTemplate.ts";
import { templates } from "#core/policies/templates/templates.ts";

export interface TemplateSearch {
  words: string;
  kind: "all" | PolicyTemplate["kind"];
  leaveType: string;
}

export interface FoundTemplate extends PolicyTemplate {
  summary: string;
}

const described: readonly FoundTemplate[] = templates.map((template) => ({
  ...template,
  summary: documentSummary(template.document),
}));

export function foundTemplates({ words, kind, leaveType }: TemplateSearch): FoundTemplate[] {
  const isFound = wordSearch(words);
  const found = described.filter((template) => {
    const { name, country, source, summary } = template;
    const text = [name, country, source, template.leaveType, summary].join(" ");
    return (kind === "all" || template.kind === kind) && isFound(text);
  });
  const isOther = (template: FoundTemplate) => Number(template.leaveType !== leaveType);
  return found.toSorted((one, other) => isOther(one) - isOther(other));
}
