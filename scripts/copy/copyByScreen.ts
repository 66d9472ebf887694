import { readFile } from "node:fs/promises";
import path from "node:path";
import { ROOT, sourceFiles } from "../source/sourceFiles.ts";
import { screenOf, screenOrder } from "./screenOf.ts";
import { textsOfFile } from "./textsOfFile.ts";

/** Returns lines of `file:line  text`, grouped by the screen or message that shows the text. */
export async function copyByScreen(root: string = ROOT): Promise<Map<string, string[]>> {
  const shown = (await sourceFiles(root)).filter((file) => screenOf(file) !== undefined);
  const byScreen = new Map<string, string[]>();
  for (const file of shown.toSorted((one, other) => screenOrder(one) - screenOrder(other))) {
    const texts = textsOfFile(file, await readFile(path.join(root, file), "utf8"));
    const screen = screenOf(file) ?? "";
    const lines = texts.map(({ line, text }) => `${file}:${line}  ${text}`);
    if (lines.length > 0) byScreen.set(screen, [...(byScreen.get(screen) ?? []), ...lines]);
  }
  return byScreen;
}
