import autocannon from "autocannon";

export interface Side {
  url: string;
  requests: { path: string; headers?: Record<string, string> }[];
}

const CONNECTIONS = 10;
const ROUNDS = 5;
const SECONDS = 3;

/** Returns responses per second, as medians of alternating rounds. Throws if a call failed. */
export async function compare(ours: Side, bare: Side): Promise<{ ours: number; bare: number }> {
  const rates = { ours: [] as number[], bare: [] as number[] };
  await rate(ours, 1);
  await rate(bare, 1);
  for (let round = 0; round < ROUNDS; round++) {
    rates.ours.push(await rate(ours, SECONDS));
    rates.bare.push(await rate(bare, SECONDS));
  }
  return { ours: median(rates.ours), bare: median(rates.bare) };
}

async function rate({ url, requests }: Side, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map(({ path, headers }) => ({ method: "GET" as const, path, headers: headers ?? {} })),
  });
  const bad = result["4xx"] + result["5xx"] + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of the answers of ${url}${requests[0]?.path} were errors`);
  return result.requests.total / result.duration;
}

export function quantile(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * part)] ?? Number.NaN;
}

export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
