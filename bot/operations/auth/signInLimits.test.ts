import { describe, expect, test } from "@jest/globals";
import { Refusal } from "#core/refusal.ts";
import { type Limit, limits } from "#core/throttling/limits.ts";
import { database } from "#db/connect.ts";
import { aNewSession } from "#tests/arranging/aNewSession.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { foundTestOrganization, hire, PASSWORD, testClock } from "#tests/arranging/testOrganization.ts";
import { rateKey } from "../counting.ts";
import { configureOperations, operationsRuntime } from "../runtime.ts";
import { createSealer } from "../createSealer.ts";
import { leaveForGoogle } from "./google/leaveForGoogle.ts";
import { changePassword } from "./passwords/changePassword.ts";
import { confirmPassword } from "./passwords/confirmPassword.ts";
import { makePasswordLink } from "./passwords/makePasswordLink.ts";
import { requestPasswordReset } from "./passwords/requestPasswordReset.ts";
import { resetPassword } from "./passwords/resetPassword.ts";
import { signIn } from "./signIn.ts";
import { signUpSimple } from "./signUp/signUpSimple.ts";

await testDatabase();
const clock = testClock();
const owner = await foundTestOrganization();

const web = (client: string, device?: string) => ({ source: "web" as const, client, ...(device && { device }) });
const outcomeOf = (run: Promise<unknown>) =>
  run.then(
    () => "done",
    (error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    },
  );
const enter = async (email: string, client: string, device?: string) => {
  const outcome = await signIn(web(client, device), { email, password: PASSWORD }, aNewSession());
  if ("pendingSignIn" in outcome) throw new Error(`${email} has two-factor authentication`);
  return outcome;
};
const right = (email: string, client: string, device?: string) => outcomeOf(enter(email, client, device));
const wrong = (email: string, client: string, device?: string) =>
  outcomeOf(signIn(web(client, device), { email, password: "a guess" }, aNewSession()));
const times = async (count: number, run: (n: number) => Promise<string>) => {
  const outcomes: string[] = [];
  for (let n = 0; n < count; n++) outcomes.push(await run(n));
  return outcomes;
};
const pass = (seconds: number) => clock.setInstant(new Date(clock.now().getTime() + seconds * 1000));

async function attack(email: string, each = 2): Promise<string[]> {
  const tries = Array.from({ length: 30 * each }, (_, n) => `203.0.113.${n % 30}`);
  const outcomes: string[] = [];
  for (let from = 0; from < tries.length; from += 30) {
    outcomes.push(...(await Promise.all(tries.slice(from, from + 30).map((client) => wrong(email, client)))));
  }
  return outcomes;
}

const network = (customer: string, n: number) => `2001:db8:${customer}:${n}`;

describe("an account and an address", () => {
  test("are allowed ten failed sign-ins in 15 minutes; the eleventh is refused even with the right password", async () => {
    const { email } = await hire(owner, "Ann");
    expect(await times(10, () => wrong(email, "10.0.0.1"))).toEqual(Array(10).fill("wrong_credentials"));
    expect(await wrong(email, "10.0.0.1")).toBe("too_many");
    expect(await right(` ${email.toUpperCase()}`, "10.0.0.1")).toBe("too_many");
    expect(await right(email, "10.0.0.2")).toBe("done");
  });

  test("get no more attempts in a burst", async () => {
    const { email } = await hire(owner, "Bob");
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => wrong(email, "10.0.1.1")));
    expect(outcomes.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(10);
  });

  test("are allowed 120 sign-ins an hour if all succeed, on known devices too", async () => {
    const { email } = await hire(owner, "Cat");
    const { device } = await enter(email, "10.0.2.1");
    expect(await times(119, () => right(email, "10.0.2.1", device))).toEqual(Array(119).fill("done"));
    expect(await right(email, "10.0.2.1", device)).toBe("too_many");
    expect(await right(email, "10.0.2.1")).toBe("too_many");
    expect(await right(email, "10.0.2.2", device)).toBe("done");
    pass(3600);
    expect(await right(email, "10.0.2.1")).toBe("done");
  });

  test("are treated alike whether the account exists or not", async () => {
    const unknown = "nobody@nowhere.example";
    expect(await times(11, () => wrong(unknown, "10.0.3.1"))).toEqual([
      ...Array(10).fill("wrong_credentials"),
      "too_many",
    ]);
    expect((await attack(unknown)).filter((outcome) => outcome === "wrong_credentials").length).toBeLessThan(30);
  });
});

test("an address is allowed a hundred failures in 15 minutes, across all accounts", async () => {
  await times(100, (n) => wrong(`user${n}@acme.example`, "10.0.4.1"));
  expect(await right(owner.email, "10.0.4.1")).toBe("too_many");
  expect(await right(owner.email, "10.0.4.2")).toBe("done");
});

describe("thirty addresses with ten guesses each", () => {
  test("are slowed: of 300 simultaneous attempts, twenty are checked", async () => {
    const { email } = await hire(owner, "Dan");
    const outcomes = await attack(email, 10);
    expect(outcomes.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === "too_many")).toHaveLength(280);
  });

  test("never slow a device on which the account has signed in before", async () => {
    const { email } = await hire(owner, "Eve");
    const { device } = await enter(email, "10.0.5.1");
    await attack(email);
    expect(await right(email, "203.0.113.1", device)).toBe("done");
  });

  test("gain no guesses from letters that become letters of the email in lowercase", async () => {
    const { email } = await hire(owner, "Kiki");
    await attack(email);
    // PostgreSQL lowercases İ to i, and JavaScript lowercases the Kelvin sign (U+212A) to k.
    expect(await right(email.replace("i", "İ"), "10.0.44.1")).toBe("wrong_credentials");
    expect(await right(email.replace("k", "\u212a"), "10.0.44.2")).toBe("too_many");
  });

  test("keep the account's owner waiting on a new device for minutes, not longer", async () => {
    const { email } = await hire(owner, "Fay");
    await attack(email);
    const refusalOf = () =>
      enter(email, "10.0.6.1").then(
        () => undefined,
        (error: unknown) => error as Refusal,
      );
    let waited = 0;
    for (let refusal = await refusalOf(); refusal; refusal = await refusalOf()) {
      const { retryAfter = 0 } = refusal;
      expect(retryAfter).toBeGreaterThan(0);
      waited += retryAfter;
      expect(waited).toBeLessThanOrEqual(300);
      pass(retryAfter - 1);
      expect(await right(email, "10.0.6.1")).toBe("too_many");
      pass(1);
      await attack(email);
    }
    expect(waited).toBeGreaterThan(0);
  });

  test("gain one guess with each delay, even if all of them wait at the same time", async () => {
    const { email } = await hire(owner, "Flo");
    await attack(email);
    for (const seconds of [1, 1, 2, 4, 8]) {
      pass(seconds);
      const outcomes = await times(30, (n) => wrong(email, `203.0.113.${n}`));
      expect(outcomes.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(1);
    }
  });

  test("gain one guess with each slot, and wait twice as long for the next", async () => {
    const { email } = await hire(owner, "Gil");
    for (const client of ["10.0.6.2", "10.0.6.3"]) await times(10, () => wrong(email, client));
    const waits: number[] = [];
    for (let n = 0; n < 4; n++) {
      const answer = await enter(email, "10.0.6.4").catch((error: unknown) => error as Refusal);
      waits.push((answer as Refusal).retryAfter ?? 0);
      pass(waits[n] ?? 0);
      expect(await wrong(email, "10.0.6.4")).toBe("wrong_credentials");
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    expect(await wrong(email, "10.0.6.4")).toBe("too_many");
    pass(16);
    const burst = await Promise.all(Array.from({ length: 5 }, () => wrong(email, "10.0.6.4")));
    expect(burst.filter((outcome) => outcome === "wrong_credentials")).toHaveLength(1);
  });
});

test("the networks that one IPv6 customer has share their guesses at an account, not those at an address", async () => {
  const { email } = await hire(owner, "Ivy");
  expect(await times(11, (n) => wrong(email, network("5", n)))).toEqual([
    ...Array(10).fill("wrong_credentials"),
    "too_many",
  ]);
  expect(await right(email, "2001:db8:6:0")).toBe("done");
  expect(await right(owner.email, network("5", 0))).toBe("done");
});

test("the networks of one IPv6 customer share a turn", async () => {
  const { email } = await hire(owner, "Jan");
  await attack(email);
  expect(await times(3, (n) => wrong(email, network("7", n)))).toEqual(Array(3).fill("too_many"));
  pass(300);
  expect(await times(3, (n) => wrong(email, network("7", n)))).toEqual(["wrong_credentials", "too_many", "too_many"]);
});

test("a turn isn't used up by an attempt that fails by our own error", async () => {
  const { email } = await hire(owner, "Bea");
  await attack(email);
  expect(await right(email, "10.0.19.1")).toBe("too_many");
  pass(300);
  const runtime = operationsRuntime();
  const impossible = { memoryCost: 1, timeCost: 1, parallelism: 1 };
  configureOperations({ ...runtime, passwordCost: impossible });
  const attempt = enter(email, "10.0.19.1");
  await expect(attempt.finally(() => configureOperations(runtime))).rejects.toThrow("Memory cost");
  expect(await right(email, "10.0.19.1")).toBe("done");
});

describe("a known device", () => {
  test("is allowed ten failures of its own", async () => {
    const { email } = await hire(owner, "Hal");
    const { device } = await enter(email, "10.0.7.1");
    expect(await times(11, (n) => wrong(email, `10.0.7.${n}`, device))).toEqual([
      ...Array(10).fill("wrong_credentials"),
      "too_many",
    ]);
    expect(await right(email, "10.0.7.99")).toBe("done");
  });

  test("is unknown after a password reset, until the next sign-in", async () => {
    const lea = await hire(owner, "Lea");
    const { device } = await enter(lea.email, "10.0.11.1");
    pass(1);
    const { token } = await makePasswordLink(owner, lea.userId, {});
    const password = "a better password";
    await resetPassword({ source: "web" }, { token, newPassword: password });
    const again = (client: string, known: string) =>
      signIn(web(client, known), { email: lea.email, password }, aNewSession());
    const renewed = await again("10.0.11.1", device);
    if ("pendingSignIn" in renewed) throw new Error("Lea doesn't use two-factor authentication");
    await attack(lea.email);
    expect(await outcomeOf(again("10.0.11.1", device))).toBe("too_many");
    expect(await outcomeOf(again("203.0.113.1", renewed.device))).toBe("done");
  });

  test("is also one on which a password link was used, even if others have used up the tries of its address", async () => {
    const una = await hire(owner, "Una");
    const { token } = await makePasswordLink(owner, una.userId, {});
    await times(100, (n) => wrong(`visitor${n}@acme.example`, "10.0.16.1"));
    const password = "a better password";
    const { device } = await resetPassword(web("10.0.16.1"), { token, newPassword: password });
    const again = (known?: string) =>
      outcomeOf(signIn(web("10.0.16.1", known), { email: una.email, password }, aNewSession()));
    expect([await again(), await again(device)]).toEqual(["too_many", "done"]);
  });

  test("shares a hundred failures with the other known devices of its account at its address", async () => {
    const { email } = await hire(owner, "Moe");
    const devices: string[] = [];
    for (let n = 0; n < 11; n++) devices.push((await enter(email, "10.0.12.1")).device);
    const [spare, ...used] = devices;
    for (const device of used) await times(10, () => wrong(email, "10.0.12.2", device));
    expect(await right(email, "10.0.12.2", spare)).toBe("too_many");
    expect(await right(email, "10.0.12.3", spare)).toBe("done");
  });

  test("isn't slowed by the failures of a colleague's known devices at its address", async () => {
    const [nat, ola] = [await hire(owner, "Nat"), await hire(owner, "Ola")];
    const { device: ofOla } = await enter(ola.email, "10.0.14.1");
    for (let n = 0; n < 10; n++) {
      const { device } = await enter(nat.email, "10.0.14.1");
      await times(10, () => wrong(nat.email, "10.0.14.1", device));
    }
    expect(await right(ola.email, "10.0.14.1", ofOla)).toBe("done");
  });

  test("isn't slowed by the failures of unknown devices at its address", async () => {
    const { email } = await hire(owner, "Nia");
    const { device } = await enter(email, "10.0.13.1");
    await times(100, (n) => wrong(`stranger${n}@acme.example`, "10.0.13.1"));
    expect(await right(email, "10.0.13.1")).toBe("too_many");
    expect(await right(email, "10.0.13.1", device)).toBe("done");
  });

  test("isn't locked out by others who use up the thousand sign-ins an hour from its address", async () => {
    const { email } = await hire(owner, "Pia");
    const { device } = await enter(email, "10.0.15.1");
    await useUp(limits.signInsOfAddress, "10.0.15.1");
    expect(await right(email, "10.0.15.1")).toBe("too_many");
    expect(await right(email, "10.0.15.1", device)).toBe("done");
  });

  test("can ask for a new password after others used up the requests of its address, up to the limit of its account", async () => {
    const { email, userId } = await hire(owner, "Quin");
    const { device } = await enter(email, "10.0.17.1");
    await useUp(limits.forgottenOfAddress, "10.0.17.1");
    const forgot = (known?: string) => outcomeOf(requestPasswordReset(web("10.0.17.1", known), { email }));
    expect([await forgot(), await forgot(device)]).toEqual(["too_many", "done"]);
    await useUp(limits.forgottenOfAccount, userId);
    expect(await forgot(device)).toBe("too_many");
  });

  test("has its own limits on sign-ups and visits to Google after a day, so that others at its address can't use them up", async () => {
    const { email } = await hire(owner, "Uma");
    const { device } = await enter(email, "10.0.18.1");
    const leaving = { browser: "browser", codeVerifier: "verifier", intent: { kind: "sign-in" as const } };
    const go = (known?: string) => outcomeOf(leaveForGoogle({ visitor: web("10.0.18.1", known), ...leaving }));
    let founded = 0;
    const found = (known?: string) => {
      founded += 1;
      const wanted = { organizationName: `Uma ${founded}`, email: `uma${founded}@uma.example`, password: PASSWORD };
      return outcomeOf(signUpSimple(web("10.0.18.1", known), wanted));
    };
    for (const limit of visits) await useUp(limit, "10.0.18.1");
    expect([await go(device), await found(device)]).toEqual(["too_many", "too_many"]);
    pass(24 * 3600);
    for (const limit of visits) await useUp(limit, "10.0.18.1");
    const { device: renewed } = await enter(email, "10.0.18.1", device);
    expect([await go(), await go(renewed), await found(), await found(renewed)]).toEqual([
      "too_many",
      "done",
      "too_many",
      "done",
    ]);
    expect((await times(30, () => go(renewed))).filter((outcome) => outcome === "done")).toHaveLength(29);
    expect(await times(10, () => found(renewed)).then((outcomes) => outcomes.at(-1))).toBe("too_many");
    pass(-24 * 3600);
  });

  test("is recognized by the accounts that signed in on it, and by no other", async () => {
    const [ida, joe] = [await hire(owner, "Ida"), await hire(owner, "Joe")];
    const { device: ofIda } = await enter(ida.email, "10.0.8.1");
    const { device: ofBoth } = await enter(joe.email, "10.0.8.1", ofIda);
    await attack(ida.email);
    await attack(joe.email);
    expect(await right(joe.email, "203.0.113.1", ofIda)).toBe("too_many");
    expect(await right(ida.email, "203.0.113.1", ofBoth)).toBe("done");
    expect(await right(joe.email, "203.0.113.1", ofBoth)).toBe("done");
    const forged = `${ofBoth.startsWith("A") ? "B" : "A"}${ofBoth.slice(1)}`;
    expect(await right(joe.email, "203.0.113.1", forged)).toBe("too_many");
  });
});

const visits = [limits.googleOfAddress, limits.signUpOfAddress];

const rotateTo = (...keys: string[]) => configureOperations({ ...operationsRuntime(), sealer: createSealer(keys) });

describe("a known device after a rotation of the keys", () => {
  test("stays known while the old key is configured, and not longer", async () => {
    const { email } = await hire(owner, "Rae");
    const { device } = await enter(email, "10.0.20.1");
    rotateTo("a new key", "a key for tests");
    await attack(email);
    expect(await right(email, "203.0.113.1", device)).toBe("done");
    rotateTo("a new key");
    expect(await right(email, "203.0.113.1", device)).toBe("too_many");
    rotateTo("a key for tests");
  });
});

async function useUp(limit: Limit, of: string): Promise<void> {
  await database().pool.query(
    "INSERT INTO rate_limits AS r (key, points, expire) VALUES ($1, $2, $3) ON CONFLICT (key) DO UPDATE SET points = $2, expire = $3",
    [rateKey(limit, of), limit.points, clock.now().getTime() + 3_600_000],
  );
}

describe("passwords entered by a signed-in person", () => {
  test("aren't refused because of failures by people who aren't signed in at the same address", async () => {
    const sue = { ...(await hire(owner, "Sue")), client: "10.0.16.1" };
    await useUp(limits.signInOfAddress, "10.0.16.1");
    expect(await outcomeOf(confirmPassword(sue, { password: PASSWORD }))).toBe("done");
  });

  test("are counted by account before they are checked", async () => {
    const kim = { ...(await hire(owner, "Kim")), client: "10.0.9.1" };
    const guess = () => outcomeOf(confirmPassword(kim, { password: "a guess" }));
    expect(await times(10, guess)).toEqual(Array(10).fill("wrong_password"));
    expect(await guess()).toBe("too_many");
    const change = { currentPassword: PASSWORD, newPassword: "another good one" };
    expect(await outcomeOf(changePassword(kim, change))).toBe("too_many");
    pass(15 * 60);
    expect(await outcomeOf(changePassword(kim, change))).toBe("done");
  });
});

describe("sign-ups", () => {
  test("are limited to sixty an hour for each address, including failed ones", async () => {
    const signUp = (email: string) =>
      outcomeOf(signUpSimple(web("10.0.10.1"), { organizationName: "Acme", email, password: PASSWORD }));
    const outcomes = await times(61, (n) => signUp(n % 10 ? `boss${n}@acme.example` : owner.email));
    expect(outcomes.filter((outcome) => outcome === "email_taken")).toHaveLength(6);
    expect(outcomes.indexOf("too_many")).toBe(60);
    expect(
      await outcomeOf(
        signUpSimple(web("10.0.10.2"), { organizationName: "A", email: "a@b.example", password: PASSWORD }),
      ),
    ).toBe("done");
  });
});
