import type { Source } from "../source/parseSource.ts";
import { childrenOf, type SyntaxNode } from "../source/SyntaxNode.ts";
import { isForPeople } from "./isForPeople.ts";
import { looksLikeText } from "./looksLikeText.ts";
import { wordingOf } from "./wordingOf.ts";

export interface VisibleText {
  line: number;
  text: string;
}

const INLINE = new Set(["JSXText", "JSXExpressionContainer"]);

export function visibleTexts({ program, text: source, lineAt }: Source): VisibleText[] {
  const found: VisibleText[] = [];
  const add = (start: number, wording: string) => {
    const text = wording.replaceAll(/\s+/g, " ").trim();
    if (/[A-Za-z]{2}/.test(text.replaceAll(/\{[^{}|]*\}/g, ""))) found.push({ line: lineAt(start), text });
  };
  visit(program, []);
  return found;

  function visit(node: SyntaxNode, ancestors: SyntaxNode[]): void {
    if (node.type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
    if (isString(node)) {
      const wording = wordingOf(node, source);
      if (isForPeople(ancestors, node) ?? looksLikeText(wording)) add(node.start, wording);
    }
    const within = [...ancestors, node];
    const inRuns = node.type === "JSXElement" || node.type === "JSXFragment" ? visitRuns(node, within) : new Set();
    for (const child of node.type === "TemplateLiteral" ? unworded(node) : childrenOf(node))
      if (!inRuns.has(child)) visit(child, within);
  }

  function visitRuns(element: SyntaxNode, within: SyntaxNode[]): Set<SyntaxNode> {
    const done = new Set<SyntaxNode>();
    let run: SyntaxNode[] = [];
    for (const child of [...(element["children"] as SyntaxNode[]), undefined]) {
      if (child && INLINE.has(child.type) && !containsElement(child)) {
        run.push(child);
        continue;
      }
      if (run.some(({ type, ...node }) => type === "JSXText" && /\w/.test(String(node["value"])))) {
        add(startOf(run), run.map((piece) => wordingOf(piece, source)).join(""));
        for (const piece of run) done.add(piece);
      }
      run = [];
    }
    for (const piece of done) for (const child of unworded(piece)) visit(child, [...within, piece]);
    return done;
  }
}

const unworded = (node: SyntaxNode) =>
  childrenOf(node).filter((child) => !isString(child) && child.type !== "ConditionalExpression");

const isString = ({ type, value }: SyntaxNode) =>
  type === "TemplateLiteral" || (type === "Literal" && typeof value === "string");

const containsElement = (node: SyntaxNode): boolean =>
  node.type === "JSXElement" || node.type === "JSXFragment" || childrenOf(node).some(containsElement);

function startOf(run: SyntaxNode[]): number {
  const seen = run.find(({ type, value }) => type !== "JSXText" || /\S/.test(String(value)));
  if (!seen) return 0;
  return seen.type === "JSXText" ? seen.start + String(seen["value"]).search(/\S/) : seen.start;
}
