import { expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { DEMO_PASSWORD } from "#scripts/demo/cast.ts";
import { assertUncommonPassword } from "./assertUncommonPassword.ts";

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
