import type { Response } from "express";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";

export async function sendLongJson(res: Response, answer: Record<string, unknown>): Promise<void> {
  const fields: string[] = [];
  for (const [name, value] of Object.entries(answer)) {
    const json = Array.isArray(value) ? `[${(await mapWithPauses(value, jsonOf)).join()}]` : JSON.stringify(value);
    fields.push(`${JSON.stringify(name)}:${json}`);
  }
  res.type("json").send(Buffer.from(`{${fields.join()}}`));
}

const jsonOf = (item: unknown) => JSON.stringify(item);
