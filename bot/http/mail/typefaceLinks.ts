import { readFileSync } from "node:fs";
import path from "node:path";

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

export function typefaceLinks(webRoot: string): string {
  try {
    return (readFileSync(path.join(webRoot, "dashboard/index.html"), "utf8").match(STYLESHEET) ?? []).join("");
  } catch {
    return "";
  }
}
