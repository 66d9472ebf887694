import type { Clock } from "#bot/operations/runtime.ts";

/** The time for which what a provider publishes is kept, in milliseconds. */
const KEPT_MS = 5 * 60_000;
/**
 * The time in milliseconds after which what a provider publishes is fetched again for a token that doesn't fit it,
 * because keys change.
 */
const AGAIN_MS = 60_000;
/** The number of issuers to remember. */
const MOST_ISSUERS = 1000;

interface Kept<Published> {
  at: number;
  /** A failure is kept, too, so that strangers can't make us ask a provider that doesn't answer. */
  published: Promise<Published>;
}

/** Checks a token against what an issuer publishes, which is fetched only if it isn't known yet or may be outdated. */
type Check<Published> = (
  issuer: string,
  fetch: () => Promise<Published>,
  check: (published: Published) => Promise<void>,
) => Promise<void>;

/**
 * Keeps what identity providers publish. Anyone can send us tokens, so however many don't fit, each issuer is asked at
 * most once a minute.
 */
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
      // Another call may have fetched it meanwhile.
      await check(await (latest && latest !== first ? latest : fetched()).published);
    }
  };
}
