import { brotliDecompressSync } from "node:zlib";
import { Refusal } from "#core/refusal.ts";
import { COMMON_PASSWORD_LIST } from "./commonPasswordList.ts";

let list: string | undefined;

function isCommonPassword(password: string): boolean {
  // A single string takes a tenth of the memory of a set, and is searched in microseconds.
  list ??= `\n${brotliDecompressSync(Buffer.from(COMMON_PASSWORD_LIST, "base64")).toString("utf8")}\n`;
  return !password.includes("\n") && list.includes(`\n${password.toLowerCase()}\n`);
}

/** Refuses (400) one of the most common passwords. `field` is the form's field for the error. */
export function assertUncommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  const text = "This password is too common. Please choose another.";
  throw new Refusal("invalid", "common_password", text, { fields: { [field]: text } });
}
