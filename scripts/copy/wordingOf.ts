import { isNode, type SyntaxNode } from "../source/SyntaxNode.ts";

const LONGEST_NAME = 40;

/** Returns the text with `{name}` for each value and `{a|b}` for each choice. */
export function wordingOf(node: SyntaxNode, source: string): string {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? node["value"] : placeholder(node, source);
    case "JSXText":
      return decoded(String(node["value"]).replaceAll(/\s*\n\s*/g, " "));
    case "TemplateLiteral":
      return templateWording(node, source);
    case "JSXExpressionContainer":
      return wordingOf(node["expression"] as SyntaxNode, source);
    case "ConditionalExpression":
      return `{${[node["consequent"], node["alternate"]].map((branch) => bare(wordingOf(branch as SyntaxNode, source))).join("|")}}`;
    default:
      return placeholder(node, source);
  }
}

function templateWording(node: SyntaxNode, source: string): string {
  const values = node["expressions"] as SyntaxNode[];
  const pieces = node["quasis"] as (SyntaxNode & { value: { cooked: string } })[];
  return pieces
    .map((piece, place) => {
      const value = values[place];
      return piece.value.cooked + (value ? wordingOf(value, source) : "");
    })
    .join("");
}

function placeholder(node: SyntaxNode, source: string): string {
  if (node.type === "JSXEmptyExpression") return "";
  const { property } = node;
  if (node.type === "MemberExpression" && isNode(property)) return placeholder(property, source);
  const text = source.slice(node.start, node.end).replaceAll(/\s+/g, " ");
  return `{${text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME)}…` : text}}`;
}

const ENTITIES: Record<string, string> = { apos: "'", rsquo: "’", quot: '"', amp: "&", lt: "<", gt: ">", nbsp: " " };

const decoded = (text: string) => text.replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const bare = (text: string) => (/^\{[^{}]*\}$/.test(text) ? text.slice(1, -1) : text);
