import { templates } from "#core/policies/templates/templates.ts";
import { policiesPage } from "./policiesPage.ts";
import { templatePage } from "./templatePage.ts";

export function policyPages(): Map<string, string> {
  return new Map([
    ["docs/policies.md", policiesPage()],
    ...templates.map((template) => [`docs/policies/${template.id}.md`, templatePage(template)] as const),
  ]);
}
