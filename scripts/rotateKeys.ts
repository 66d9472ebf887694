import { rotateKeys } from "#bot/operations/auth/rotateKeys.ts";
import { openDatabase } from "./openDatabase.ts";

const close = await openDatabase();
try {
  let left = 0;
  for (const { table, column, resealed, unreadable } of await rotateKeys()) {
    left += unreadable;
    const problem = unreadable > 0 ? `, ${unreadable} can't be decrypted with any key` : "";
    console.log(`${table}.${column}: ${resealed} re-encrypted${problem}`);
  }
  console.log(
    left === 0
      ? "Everything is encrypted with the first key. The other keys can be removed."
      : "Some values need a key that is not in ENCRYPTION_KEYS. Add the key and run this command again.",
  );
  process.exitCode = left === 0 ? 0 : 1;
} finally {
  await close();
}
