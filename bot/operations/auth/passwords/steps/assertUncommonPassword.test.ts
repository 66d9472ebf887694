import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { DEMO_PASSWORD } from "#scripts/demo/cast.ts";
import { assertUncommonPassword } from "./assertUncommonPassword.ts";
import { COMMON_PASSWORD_LIST } from "./commonPasswordList.ts";

const choose = (password: string) => () => assertUncommonPassword("password", password);

test.each(["123456", "password", "password1", "qwerty123", "654321", "iloveyou", "trustno1", "aaaaaa"])(
  "%s is refused as a common password",
  (password) => expect(choose(password)).toThrow(Refusal),
);

test("a common password stays common in upper case", () => expect(choose("PassWord1")).toThrow(Refusal));

test.each([DEMO_PASSWORD, "a good password", "password\npassword1", "\n", "", "zq7-kelp", "password1 "])(
  "%j is not a common password",
  (password) => expect(choose(password)).not.toThrow(),
);

test("the shipped list has at least 10,000 different passwords that are long enough to be chosen", () => {
  const list = brotliDecompressSync(Buffer.from(COMMON_PASSWORD_LIST, "base64")).toString("utf8").split("\n");
  expect(new Set(list.filter((password) => password.length >= 6)).size).toBeGreaterThanOrEqual(10_000);
});
