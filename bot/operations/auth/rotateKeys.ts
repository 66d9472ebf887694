import {
  findSealedByOthers,
  replaceSealed,
  SEALED_COLUMNS,
  type SealedColumn,
  type SealedText,
} from "#db/queries/auth/sealedColumns.ts";
import { operationsRuntime } from "../runtime.ts";
import type { Sealer } from "../createSealer.ts";

interface RotatedColumn {
  table: string;
  column: string;
  resealed: number;
  unreadable: number;
}

/** Encrypts all readable sealed values with the first key. Safe to repeat, and safe while servers are running. */
export async function rotateKeys(): Promise<RotatedColumn[]> {
  const rotated: RotatedColumn[] = [];
  for (const column of SEALED_COLUMNS) rotated.push(await rotateColumn(column, operationsRuntime().sealer));
  return rotated;
}

async function rotateColumn(column: SealedColumn, sealer: Sealer): Promise<RotatedColumn> {
  const rotated = { ...column, resealed: 0, unreadable: 0 };
  for (let last: SealedText | undefined; ;) {
    const texts = await findSealedByOthers(column, sealer.keyId, last);
    for (const text of texts) {
      const opened = openedBy(sealer, text);
      if (opened === undefined) rotated.unreadable += 1;
      else if (await replaceSealed(column, text, sealer.seal(opened, text.organizationId))) rotated.resealed += 1;
    }
    last = texts.at(-1);
    if (!last) return rotated;
  }
}

function openedBy(sealer: Sealer, { sealed, organizationId }: SealedText): string | undefined {
  try {
    return sealer.open(sealed, organizationId);
  } catch {
    return undefined;
  }
}
