import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DCLinter } from "dclint";

const RULES: ConstructorParameters<typeof DCLinter>[0]["rules"] = {
  "require-quotes-in-ports": [1, { quoteType: "double" }],
  "service-keys-order": 0,
  "services-alphabetical-order": 0,
  "top-level-properties-order": 0,
};

export async function lintCompose(text: string): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), "awayday-compose-"));
  try {
    const file = path.join(folder, "compose.yaml");
    await writeFile(file, text);
    const linter = new DCLinter({ rules: RULES, quiet: false, debug: false, exclude: [] });
    return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ message }) => message));
  } finally {
    await rm(folder, { recursive: true });
  }
}
