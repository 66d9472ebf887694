import { expect, test } from "@jest/globals";
import { DEMO_PASSWORD } from "#scripts/demo/cast.ts";
import { isCommonPassword } from "./commonPasswords.ts";

test.each(["123456", "password", "password1", "qwerty123", "654321", "iloveyou", "trustno1", "aaaaaa"])(
  "%s is a common password",
  (password) => expect(isCommonPassword(password)).toBe(true),
);

test("a common password stays common in upper case", () => expect(isCommonPassword("PassWord1")).toBe(true));

test.each([DEMO_PASSWORD, "a good password", "password\npassword1", "\n", "", "zq7-kelp", "password1 "])(
  "%j is not a common password",
  (password) => expect(isCommonPassword(password)).toBe(false),
);
