import { expect, test } from "@jest/globals";
import { ApiError } from "./ApiError.ts";
import { makeQueryClient } from "./makeQueryClient.ts";
import { shownPerson } from "./shownPerson.ts";

const another = { error: "This browser is now signed in as another person", code: "another_person" };

test("the shown person is the one of the session", () => {
  const client = makeQueryClient();
  client.setQueryData(["session"], { id: "u1" });
  expect(shownPerson()).toBe("u1");
  client.setQueryData(["sessions"], { id: "s1" });
  expect(shownPerson()).toBe("u1");
  client.setQueryData(["session"], null);
  expect(shownPerson()).toBeUndefined();
});

test.each([
  ["the dashboard", new ApiError(409, "Conflict", JSON.stringify(another))],
  ["the console", Object.assign(new Error("Conflict"), { status: 409, body: another })],
])("a write that %s sent for a person who is no longer signed in has the session read again", async (_app, error) => {
  const client = makeQueryClient();
  client.setQueryData(["session"], null);
  const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error) });
  await expect(write.execute(undefined)).rejects.toBe(error);
  expect(client.getQueryState(["session"])?.isInvalidated).toBe(true);
});
