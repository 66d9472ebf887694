import type { Source } from "../source/parseSource.ts";
import { parseSource } from "../source/parseSource.ts";
import { childrenOf, isNode, type SyntaxNode } from "../source/SyntaxNode.ts";
import { screenOf } from "../copy/screenOf.ts";
import { visibleTexts, type VisibleText as Passage } from "../copy/visibleTexts.ts";
import { wordingOf } from "../copy/wordingOf.ts";

const SOURCE = /\.(tsx?|js)$/;

export const hasProse = (file: string) => file.endsWith(".md") || SOURCE.test(file);

export function passagesOf(file: string, text: string, isSuspect: (text: string) => boolean): Passage[] {
  if (!SOURCE.test(file)) return paragraphs(text);
  const source = parseSource(file, text);
  if (!isSuspect(withoutComments(source))) return comments(source);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const texts = screenOf(file) === undefined ? [] : visibleTexts(source);
  return [...comments(source), ...(isTest ? titles(source) : []), ...texts];
}

function paragraphs(text: string): Passage[] {
  const lines = text.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, "")).split("\n");
  return lines.flatMap((line, at) => line.split(/\s\|\s/).map((cell) => ({ line: at + 1, text: cell })));
}

function withoutComments({ comments: all, text }: Source): string {
  const starts = [0, ...all.map(({ end }) => end)];
  return starts.map((start, place) => text.slice(start, all[place]?.start)).join(" ");
}

function comments({ comments: all, text, lineAt }: Source): Passage[] {
  const passages: (Passage & { end: number })[] = [];
  for (const { value, start, end } of all) {
    const words = value.replaceAll(/^\s*\*+\s?/gm, "").trim();
    const last = passages.at(-1);
    if (last && /^\s*\n?\s*$/.test(text.slice(last.end, start)) && text.startsWith("//", start)) {
      last.text += ` ${words}`;
      last.end = end;
    } else passages.push({ line: lineAt(start), text: words, end });
  }
  return passages;
}

function titles({ program, text, lineAt }: Source): Passage[] {
  const found: Passage[] = [];
  visit(program);
  return found;

  function visit(node: SyntaxNode): void {
    const [title] = (node["arguments"] as SyntaxNode[] | undefined) ?? [];
    if (node.type === "CallExpression" && title && /^(Template)?Literal$/.test(title.type) && isOfJest(node["callee"]))
      found.push({ line: lineAt(title.start), text: wordingOf(title, text) });
    for (const child of childrenOf(node)) visit(child);
  }
}

function isOfJest(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "Identifier") return /^(test|it|describe)$/.test(String(callee["name"]));
  return isOfJest(callee["object"] ?? callee["callee"] ?? callee["tag"]);
}
