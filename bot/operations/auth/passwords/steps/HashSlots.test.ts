import { expect, test } from "@jest/globals";
import { HashSlots } from "./HashSlots.ts";

function held() {
  const going: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((go) => going.push(go));
    running -= 1;
    return "hashed";
  };
  return { work, going, most: () => most };
}

test("a limited number of hashes run at once, and the next begins when one ends", async () => {
  const slots = new HashSlots({ atOnce: 2, waiting: 10 });
  const { work, going, most } = held();
  const all = Array.from({ length: 7 }, () => slots.run("a", work));
  for (let done = 0; done < 7; done++) {
    while (!going[done]) await new Promise(setImmediate);
    going[done]?.();
  }
  expect(await Promise.all(all)).toEqual(Array(7).fill("hashed"));
  expect(most()).toBe(2);
});

test("a flood is refused with the time to wait, and doesn't use up the slots", async () => {
  const slots = new HashSlots({ atOnce: 1, waiting: 1 });
  const { work, going } = held();
  const [first, second] = [slots.run("a", work), slots.run("a", work)];
  await expect(slots.run("a", work)).rejects.toMatchObject({ kind: "throttled", code: "busy", retryAfter: 2 });
  going[0]?.();
  await first;
  while (!going[1]) await new Promise(setImmediate);
  going[1]();
  await second;
  await expect(slots.run("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await slots.run("a", async () => "again")).toBe("again");
});

test("a client that fills all waiting places gives them up to others, until each has its share", async () => {
  const slots = new HashSlots({ atOnce: 1, waiting: 4 });
  const { work, going } = held();
  const outcome = (client: string) =>
    slots.run(client, work).then(
      () => `${client} hashed`,
      ({ code }: { code: string }) => `${client} ${code}`,
    );
  const flood = Array.from({ length: 200 }, () => outcome("flood"));
  const [one, other, more] = [outcome("one"), outcome("other"), outcome("one")];
  for (let done = 0; done < 5; done++) {
    while (!going[done]) await new Promise(setImmediate);
    going[done]?.();
  }
  expect(await Promise.all([one, other, more])).toEqual(["one hashed", "other hashed", "one busy"]);
  const outcomes = await Promise.all(flood);
  expect(outcomes.filter((text) => text === "flood hashed")).toHaveLength(3);
});

test("the networks of an IPv6 customer share the queue as one client, so that they can't keep others out", async () => {
  const slots = new HashSlots({ atOnce: 1, waiting: 3 });
  const { work, going } = held();
  const outcome = (client: string) =>
    slots.run(client, work).then(
      () => "hashed",
      ({ code }: { code: string }) => code,
    );
  const flood = ["1", "2", "3", "4"].map((network) => outcome(`2001:db8:aa:${network}`));
  const others = ["2001:db8:bb:1", "192.0.2.7"].map(outcome);
  for (let done = 0; done < 4; done++) {
    while (!going[done]) await new Promise(setImmediate);
    going[done]?.();
  }
  expect(await Promise.all(others)).toEqual(["hashed", "hashed"]);
  expect(await Promise.all(flood)).toEqual(["hashed", "hashed", "busy", "busy"]);
});
