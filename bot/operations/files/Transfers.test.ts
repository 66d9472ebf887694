import { EventEmitter, once } from "node:events";
import { expect, test } from "@jest/globals";
import { Transfers } from "./Transfers.ts";

const refused = { kind: "throttled", code: "too_many", retryAfter: 30 };

/** Starts a download that ends when the test calls `end`. */
function held(downloads: Transfers, organizationId: string) {
  const signal = new EventEmitter();
  const done = downloads.run(organizationId, () => once(signal, "end"));
  return { done, end: () => void signal.emit("end") };
}

test("an organization downloads a few files at once without blocking another organization", async () => {
  const downloads = new Transfers({ organization: 2, process: 3 });
  const [one, two] = [held(downloads, "a"), held(downloads, "a")];
  await expect(downloads.run("a", async () => "file")).rejects.toMatchObject(refused);
  expect(await downloads.run("b", async () => "file")).toBe("file");
  one.end();
  await one.done;
  expect(await downloads.run("a", async () => "file")).toBe("file");
  two.end();
  await two.done;
});

test("a process bounds the downloads of all organizations together", async () => {
  const downloads = new Transfers({ organization: 2, process: 2 });
  const [one, two] = [held(downloads, "a"), held(downloads, "b")];
  await expect(downloads.run("c", async () => "file")).rejects.toMatchObject(refused);
  one.end();
  two.end();
  await Promise.all([one.done, two.done]);
});

test("a few organizations with as many downloads as they can get leave places for others", async () => {
  const downloads = new Transfers({ organization: 4, process: 100 });
  const running: ReturnType<typeof held>[] = [];
  for (let each = 0; each < 4; each++) {
    for (let organization = 0; organization < 25; organization++) {
      const one = held(downloads, `attacker ${organization}`);
      one.done.catch(() => {});
      running.push(one);
    }
  }
  for (let other = 0; other < 20; other++)
    expect(await downloads.run(`other ${other}`, async () => "file")).toBe("file");
  for (const { end } of running) end();
  await Promise.allSettled(running.map(({ done }) => done));
});

test("a failed download no longer counts", async () => {
  const downloads = new Transfers({ organization: 1, process: 1 });
  await expect(downloads.run("a", () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await downloads.run("a", async () => "file")).toBe("file");
});
