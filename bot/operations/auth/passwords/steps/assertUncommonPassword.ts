import { brotliDecompressSync } from "node:zlib";
import { Refusal } from "#core/refusal.ts";
import { COMMON_PASSWORD_LIST } from "./commonPasswordList.ts";

let list: string | undefined;

function isCommonPassword(password: string): boolean {
  // A set of the passwords would take much more memory.
  list ??= `\n${brotliDecompressSync(Buffer.from(COMMON_PASSWORD_LIST, "base64")).toString("utf8")}\n`;
  return !password.includes("\n") && list.includes(`\n${password.toLowerCase()}\n`);
}

export function assertUncommonPassword(field: string, password: string): void {
  if (!isCommonPassword(password)) return;
  const text = "This password is too common. Please choose another.";
  throw new Refusal("invalid", "common_password", text, { fields: { [field]: text } });
}
