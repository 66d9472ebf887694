import { readFileSync } from "node:fs";
import path from "node:path";

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/**
 * Returns the links to the stylesheets of the built dashboard, which contain only the typeface; empty if it isn't
 * built.
 */
export function typefaceLinks(webRoot: string): string {
  try {
    return (readFileSync(path.join(webRoot, "dashboard/index.html"), "utf8").match(STYLESHEET) ?? []).join("");
  } catch {
    return "";
  }
}
