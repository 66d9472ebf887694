import { readFile } from "node:fs/promises";
import { z } from "zod";
import { isoDateField } from "#core/inputs.ts";

const Erasure = z.object({
  organizationId: z.uuid(),
  userId: z.uuid(),
  erasedAt: z.iso.datetime(),
  lastDay: isoDateField().nullable(),
});
type Erasure = z.output<typeof Erasure>;

export async function readErasures(file: string): Promise<Erasure[] | undefined> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const erasures = text.split("\n").flatMap(erasureIn);
  return [...new Map(erasures.map((erasure) => [keyOfErasure(erasure), erasure])).values()];
}

export function keyOfErasure({ organizationId, userId }: Pick<Erasure, "organizationId" | "userId">): string {
  return `${organizationId} ${userId}`;
}

function erasureIn(line: string): Erasure[] {
  try {
    return [Erasure.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}
