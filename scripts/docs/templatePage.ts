import { dateText } from "#core/policies/document/summary/dateText.ts";
import { plainName } from "#core/policies/document/summary/plainName.ts";
import { countText, numberText } from "#core/policies/document/summary/numberText.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import type { TemplateExample } from "#core/simulation/templateExamples/TemplateExample.ts";
import { templateExamples } from "#core/simulation/templateExamples/templateExamples.ts";
import type { PolicyTemplate } from "#core/policies/templates/PolicyTemplate.ts";
import { simulateCase } from "#core/simulation/simulateCase.ts";
import { compactJson } from "./compactJson.ts";

export function templatePage(template: PolicyTemplate): string {
  const { id, name, kind, source, year, document } = template;
  const rows = (templateExamples[id] ?? []).map((example) => exampleRow(template, example));
  return `${[
    `# ${name}`,
    documentSummary(document),
    kind === "statutory" ? `Source: ${source}. Year: ${year}.` : `Common practice: ${source}.`,
    `\`\`\`json\n${compactJson(document)}\n\`\`\``,
    "## Examples",
    ["| A person | Facts | Events | Date | Question | Answer |", "|---|---|---|---|---|---|", ...rows].join("\n"),
    "[All fields and templates](../policies.md)",
  ].join("\n\n")}\n`;
}

function exampleRow({ document }: PolicyTemplate, { title, person, events = [], asOf, ask }: TemplateExample): string {
  const answer = simulateCase({ policy: document, person, events, asOf, ask });
  if ("error" in answer) throw new Error(`${title}: ${answer.error}`);
  const cells = [
    title,
    factsText(person),
    eventsText(events),
    dateText(asOf),
    plainName(ask),
    answerText(answer.value, ask, document.unit),
  ];
  return `| ${cells.join(" | ")} |`;
}

function factsText(facts: object): string {
  return Object.entries(facts)
    .map(([fact, value]) => `${fact} ${String(value)}`)
    .join(", ");
}

function eventsText(events: NonNullable<TemplateExample["events"]>): string {
  const texts = events.map(({ type, ...facts }) => `${type}: ${factsText(facts)}`);
  return [...new Set(texts)].map((text) => text + timesText(texts.filter((other) => other === text).length)).join("; ");
}

const timesText = (count: number) => (count > 1 ? ` (${count} times)` : "");

function answerText(value: number | null, ask: TemplateExample["ask"], unit: string): string {
  if (value === null) return "unlimited";
  if (ask === "accepted" || ask === "evidenceRequired") return value === 1 ? "yes" : "no";
  if (ask === "approverCount") return numberText(value);
  return countText(value, ask === "noticeRequired" ? "day" : unit);
}
