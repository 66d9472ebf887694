import { expect, jest, test } from "@jest/globals";
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

const demoted = { error: "You need Admin or Owner permissions", code: "forbidden" };

test.each([
  ["the dashboard", new ApiError(403, "Forbidden", JSON.stringify(demoted))],
  ["the console", Object.assign(new Error("Forbidden"), { status: 403, body: demoted })],
])(
  "a refusal of %s for lack of a right has the session read again, unless it is that of the session",
  async (_app, error) => {
    const client = makeQueryClient();
    const reread = jest.spyOn(client, "invalidateQueries");
    const read = (queryKey: string[]) =>
      client.fetchQuery({ queryKey, queryFn: () => Promise.reject(error), staleTime: 0 });
    await expect(read(["session"])).rejects.toBe(error);
    expect(reread).not.toHaveBeenCalled();
    await expect(read(["people"])).rejects.toBe(error);
    expect(reread.mock.calls).toEqual([[{ queryKey: ["session"] }]]);
  },
);

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
