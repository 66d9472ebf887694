import { parseSync } from "vite";
import type { SyntaxNode } from "./SyntaxNode.ts";

export interface Source {
  file: string;
  text: string;
  program: SyntaxNode;
  comments: { value: string; start: number; end: number }[];
  lineAt: (offset: number) => number;
}

export function parseSource(file: string, text: string): Source {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return {
    file,
    text,
    get program() {
      return parsed.program as unknown as SyntaxNode;
    },
    comments: parsed.comments,
    lineAt: lineFinder(text),
  };
}

export function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next === -1 ? starts.length : next;
  };
}
