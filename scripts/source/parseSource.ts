import { parseSync } from "vite";
import type { SyntaxNode } from "./SyntaxNode.ts";

export interface Source {
  /** The file's path from the root of the repository, with forward slashes. */
  file: string;
  text: string;
  program: SyntaxNode;
  comments: { value: string; start: number; end: number }[];
  /** The first line is 1. */
  lineAt: (offset: number) => number;
}

/** Parses JavaScript or TypeScript, depending on the file's extension. Throws on a syntax error. */
export function parseSource(file: string, text: string): Source {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return {
    file,
    text,
    // Building the tree takes most of the time, so it is built only if needed.
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
