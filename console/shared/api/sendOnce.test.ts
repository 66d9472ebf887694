import { expect, jest, test } from "@jest/globals";
import { sendOnce } from "./sendOnce.ts";

function writing(path: string) {
  let answer: ((value: unknown) => void) | undefined;
  const send = jest.fn(() => new Promise<unknown>((resolve) => (answer = resolve)));
  return {
    send,
    write: (body: string) => sendOnce({ method: "POST", path, body, send }),
    answer: (value: unknown) => answer?.(value),
  };
}

test("a double click sends a write once, and both clicks get its answer", async () => {
  const { send, write, answer } = writing("/api/offices");
  const clicks = [write("Berlin"), write("Berlin")];
  answer("created");
  expect(await Promise.all(clicks)).toEqual(["created", "created"]);
  expect(send).toHaveBeenCalledTimes(1);
});

test("a write that was answered can be sent again, also after a failure", async () => {
  const { send, write, answer } = writing("/api/offices");
  const first = write("Berlin");
  answer("created");
  await first;
  const failing = jest.fn(() => Promise.reject(new Error("offline")));
  const wanted = { method: "POST", path: "/api/offices", body: "Berlin", send: failing };
  await expect(sendOnce(wanted)).rejects.toThrow("offline");
  void write("Berlin");
  expect([send, failing].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
});

test("a setting that is turned on, off, and on again before the first answer is sent three times", () => {
  const { send, write } = writing("/api/preferences");
  for (const body of ["on", "off", "on"]) void write(body);
  expect(send).toHaveBeenCalledTimes(3);
});
