import { afterEach, expect, jest, test } from "@jest/globals";
import { planAndFile } from "./planAndFile.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

test.each([1, 7, 1000])(
  "a plan and its file are split at the right byte if they arrive in pieces of %d, and nothing is copied for each piece",
  async (size) => {
    const join = jest.spyOn(Buffer, "concat");
    const plan = JSON.stringify({ columns: ["email"], fixes: [] });
    const { plan: read, file } = await planAndFile(
      inPieces(Buffer.from(`${plan}email\nkim@acme.example`), size),
      plan.length,
    );
    let text = "";
    for await (const piece of file) text += Buffer.from(piece).toString();
    expect([read?.columns, text]).toEqual([["email"], "email\nkim@acme.example"]);
    expect(join).not.toHaveBeenCalled();
  },
);
