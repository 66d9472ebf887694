import { brokenFile } from "#core/imports/WrongRows.ts";
import { ImportPlan } from "#core/imports/mapping/ImportPlan.ts";
import { parseInput } from "#core/inputs.ts";

export async function planAndFile(
  body: AsyncIterable<Uint8Array>,
  bytes: number | undefined,
): Promise<{ plan: ImportPlan | undefined; file: AsyncIterable<Uint8Array> }> {
  if (bytes === undefined) return { plan: undefined, file: body };
  const chunks = body[Symbol.asyncIterator]();
  const plan = Buffer.alloc(bytes);
  let over: Uint8Array = new Uint8Array();
  for (let length = 0; length < bytes;) {
    const next = await chunks.next();
    if (next.done) throw brokenFile("The file is empty");
    const taken = next.value.subarray(0, bytes - length);
    plan.set(taken, length);
    length += taken.length;
    over = next.value.subarray(taken.length);
  }
  return { plan: planOf(plan), file: rest(over, chunks) };
}

function planOf(bytes: Uint8Array): ImportPlan {
  let plan: unknown;
  try {
    plan = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw brokenFile("The columns of the file can't be read");
  }
  return parseInput(ImportPlan, plan);
}

async function* rest(first: Uint8Array, chunks: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
}
