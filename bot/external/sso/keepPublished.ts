import type { Clock } from "#bot/operations/runtime.ts";

const KEPT_MS = 5 * 60_000;
const AGAIN_MS = 60_000;
const MOST_ISSUERS = 1000;

interface Kept<Published> {
  at: number;
  /** Failures are cached, so that strangers can't cause repeated requests to a provider that is down. */
  published: Promise<Published>;
}

type Check<Published> = (
  issuer: string,
  fetch: () => Promise<Published>,
  check: (published: Published) => Promise<void>,
) => Promise<void>;

export function keepPublished<Published>(clock: Clock): Check<Published> {
  const kept = new Map<string, Kept<Published>>();
  return async (issuer, fetch, check) => {
    const now = clock.now().getTime();
    const fetched = () => {
      const answer = { at: now, published: fetch() };
      kept.delete(issuer);
      kept.set(issuer, answer);
      const [oldest = issuer] = kept.keys();
      if (kept.size > MOST_ISSUERS) kept.delete(oldest);
      return answer;
    };
    const known = kept.get(issuer);
    const first = known && now - known.at < KEPT_MS ? known : fetched();
    try {
      await check(await first.published);
    } catch (error) {
      if (now - first.at < AGAIN_MS) throw error;
      const latest = kept.get(issuer);
      await check(await (latest && latest !== first ? latest : fetched()).published);
    }
  };
}
