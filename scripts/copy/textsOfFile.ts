import { lineFinder, parseSource } from "../source/parseSource.ts";
import { looksLikeText } from "./looksLikeText.ts";
import { type VisibleText, visibleTexts } from "./visibleTexts.ts";

const IN_HTML =
  /<(?:script|style)[\s\S]*?<\/(?:script|style)>|<!--[\s\S]*?-->|>([^<>]+)(?=<)|\b(?:title|alt|aria-label|placeholder)="([^"]+)"/g;
const IN_JSON = /"[\w-]+":\s*"([^"]+)"/g;

export function textsOfFile(file: string, text: string): VisibleText[] {
  if (file.endsWith(".html")) return matches(text, IN_HTML).filter((found) => /[A-Za-z]{2}/.test(found.text));
  if (file.endsWith(".json")) return matches(text, IN_JSON).filter((found) => looksLikeText(found.text));
  return visibleTexts(parseSource(file, text));
}

function matches(text: string, pattern: RegExp): VisibleText[] {
  const lineAt = lineFinder(text);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const words = (match[1] ?? match[2])?.trim();
    return words ? [{ line: lineAt(match.index + match[0].indexOf(words)), text: words.replaceAll(/\s+/g, " ") }] : [];
  });
}
