import { readFileSync } from "node:fs";
import { DockerfileParser, ModifiableInstruction } from "dockerfile-ast";

export interface Instruction {
  name: string;
  flags: string[];
  text: string;
}

/** Grouped by stage. Instructions before the first stage come first. */
export function stagesOfDockerfile(): Instruction[][] {
  const stages: Instruction[][] = [[]];
  for (const parsed of DockerfileParser.parse(readFileSync("Dockerfile", "utf8")).getInstructions()) {
    const name = parsed.getKeyword();
    if (name === "FROM") stages.push([]);
    const flags = parsed instanceof ModifiableInstruction ? parsed.getFlags().map(String) : [];
    stages.at(-1)?.push({ name, flags, text: parsed.getArgumentsContent() ?? "" });
  }
  return stages;
}

export function isIgnoredByDocker(file: string): boolean {
  const [first, ...rules] = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (first !== "*") throw new Error(".dockerignore must begin by leaving out everything");
  const top = file.split("/")[0] ?? "";
  if (!rules.includes(`!${top}`)) return true;
  return rules.some((rule) => rule.startsWith("**/*") && file.endsWith(rule.slice("**/*".length)));
}

export function commandOf(stage: readonly Instruction[], name: string): string[] {
  const text = stage.find((instruction) => instruction.name === name)?.text ?? "";
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}
