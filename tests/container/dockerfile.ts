import { readFileSync } from "node:fs";

/** An instruction of a Dockerfile, with the text after its name on one line. */
export interface Instruction {
  name: string;
  text: string;
}

/** Returns the instructions of the Dockerfile, by stage. Text before the first stage comes first. */
export function stagesOfDockerfile(): Instruction[][] {
  const lines = readFileSync("Dockerfile", "utf8").split("\n");
  const joined = lines
    .filter((line) => !line.startsWith("#"))
    .join("\n")
    .replaceAll(/\\\n\s*/g, " ");
  const stages: Instruction[][] = [[]];
  for (const line of joined.split("\n").filter(Boolean)) {
    const [, name = "", text = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
}

/** Returns whether .dockerignore keeps a path of the tree out of the build. */
export function isIgnoredByDocker(file: string): boolean {
  const [first, ...rules] = readFileSync(".dockerignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (first !== "*") throw new Error(".dockerignore must begin by leaving out everything");
  const top = file.split("/")[0] ?? "";
  if (!rules.includes(`!${top}`)) return true;
  return rules.some((rule) => rule.startsWith("**/*") && file.endsWith(rule.slice("**/*".length)));
}

/** Returns the program and arguments of an instruction in JSON form, such as CMD. */
export function commandOf(stage: readonly Instruction[], name: string): string[] {
  const text = stage.find((instruction) => instruction.name === name)?.text ?? "";
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}
