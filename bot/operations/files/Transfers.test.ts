import { EventEmitter, once } from "node:events";
import { expect, test } from "@jest/globals";
import { Transfers } from "./Transfers.ts";

const refused = { kind: "throttled", code: "too_many", retryAfter: 30 };

const of = (organizationId: string, person = "") => ({
  organizationId,
  userId: `a person of ${organizationId} ${person}`,
});

function held(downloads: Transfers, organizationId: string, person?: string) {
  const signal = new EventEmitter();
  const done = downloads.run(of(organizationId, person), () => once(signal, "end"));
  return { done, end: () => void signal.emit("end") };
}

test("an organization downloads a few files at once without blocking another organization", async () => {
  const downloads = new Transfers({ organization: 2, process: 3 });
  const [one, two] = [held(downloads, "a"), held(downloads, "a")];
  await expect(downloads.run(of("a"), async () => "file")).rejects.toMatchObject(refused);
  expect(await downloads.run(of("b"), async () => "file")).toBe("file");
  one.end();
  await one.done;
  expect(await downloads.run(of("a"), async () => "file")).toBe("file");
  two.end();
  await two.done;
});

test("a process bounds the downloads of all organizations together", async () => {
  const downloads = new Transfers({ organization: 2, process: 2 });
  const [one, two] = [held(downloads, "a"), held(downloads, "b")];
  await expect(downloads.run(of("c"), async () => "file")).rejects.toMatchObject(refused);
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
    expect(await downloads.run(of(`other ${other}`), async () => "file")).toBe("file");
  for (const { end } of running) end();
  await Promise.allSettled(running.map(({ done }) => done));
});

test("a failed download no longer counts", async () => {
  const downloads = new Transfers({ organization: 1, process: 1 });
  await expect(downloads.run(of("a"), () => Promise.reject(new Error("no database")))).rejects.toThrow("no database");
  expect(await downloads.run(of("a"), async () => "file")).toBe("file");
});

test("many people of one organization leave places for others", async () => {
  const uploads = new Transfers({ person: 3, organization: 16, process: 40 });
  const running: ReturnType<typeof held>[] = [];
  for (let person = 0; person < 40; person++) {
    const one = held(uploads, "a", `${person}`);
    one.done.catch(() => {});
    running.push(one);
  }
  for (let other = 0; other < 20; other++)
    expect(await uploads.run(of(`other ${other}`), async () => "file")).toBe("file");
  const many = Array.from({ length: 20 }, (_, other) => held(uploads, `other ${other}`));
  for (const { end } of [...running, ...many]) end();
  await Promise.all(many.map(({ done }) => done));
  const ended = await Promise.allSettled(running.map(({ done }) => done));
  expect(ended.filter(({ status }) => status === "fulfilled").length).toBeLessThan(13);
});

test("a person's limit leaves places for their colleagues", async () => {
  const uploads = new Transfers({ person: 1, organization: 4, process: 40 });
  const one = held(uploads, "a", "Ann");
  await expect(uploads.run(of("a", "Ann"), async () => "file")).rejects.toMatchObject(refused);
  expect(await uploads.run(of("a", "Ben"), async () => "file")).toBe("file");
  one.end();
  await one.done;
  expect(await uploads.run(of("a", "Ann"), async () => "file")).toBe("file");
});
