import { expect, test } from "@jest/globals";
import { testClock } from "#tests/arranging/testOrganization.ts";
import { keepPublished } from "./keepPublished.ts";

test("however many tokens don't fit, an issuer is asked at most once a minute, and for new keys after that", async () => {
  const clock = testClock();
  const start = clock.now().getTime();
  const at = (seconds: number) => clock.setInstant(new Date(start + seconds * 1000));
  const check = keepPublished<string>(clock);
  let published = "first";
  let fetches = 0;
  const send = (key: string) =>
    check(
      "https://id.example.com",
      () => {
        fetches += 1;
        return published === "down" ? Promise.reject(new Error("down")) : Promise.resolve(published);
      },
      (keys) => (keys === key ? Promise.resolve() : Promise.reject(new Error("forged"))),
    );
  const flood = async (message: string) => {
    const sent = await Promise.allSettled(Array.from({ length: 20 }, () => send("forged")));
    expect(new Set(sent.map((one) => String((one as PromiseRejectedResult).reason)))).toEqual(
      new Set([`Error: ${message}`]),
    );
  };
  await flood("forged");
  await send("first");
  expect(fetches).toBe(1);
  published = "second";
  await expect(send("second")).rejects.toThrow("forged");
  at(60);
  await flood("forged");
  await send("second");
  expect(fetches).toBe(2);
  published = "down";
  at(60 + 300);
  await flood("down");
  expect(fetches).toBe(3);
  published = "third";
  at(60 + 360);
  await send("third");
  expect(fetches).toBe(4);
});
