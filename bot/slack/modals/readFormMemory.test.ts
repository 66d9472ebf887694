import { expect, test } from "@jest/globals";
import { z } from "zod";
import { readFormMemory } from "./readFormMemory.ts";

const Memory = z.object({ requestId: z.string() });

test("the data of a form is read back", () => {
  expect(readFormMemory(Memory, { private_metadata: '{"requestId":"r1"}' })).toEqual({ requestId: "r1" });
});

test.each([undefined, null, "", "{", "null", "[]", '{"requestId":1}', {}])(
  "a form with the data %p asks the person to open it again",
  (metadata) => {
    expect(() => readFormMemory(Memory, { private_metadata: metadata })).toThrow("Close it and open it again");
  },
);
