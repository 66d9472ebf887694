const FETCHES = 15;

export async function measureFeeds(url: string, headers: Record<string, string>): Promise<void> {
  const created = await fetch(`${url}/api/calendar-feeds`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ kind: "organization", pending: true }),
  });
  const { url: address } = (await created.json()) as { url: string };
  const path = url + new URL(address).pathname;
  const first = await fetch(path);
  const events = ((await first.text()).match(/BEGIN:VEVENT/g) ?? []).length;
  const whole = await medianOf(() => fetch(path));
  const tag = first.headers.get("etag") ?? "";
  const unchanged = await medianOf(() => fetch(path, { headers: { "if-none-match": tag } }));
  console.log(`Calendar feed of ${events} events: ${whole.toFixed(0)} ms (needed 100)`);
  console.log(`Unchanged calendar feed: ${unchanged.toFixed(1)} ms (needed 3)`);
}

async function medianOf(call: () => Promise<Response>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < FETCHES; count++) {
    const began = performance.now();
    await (await call()).arrayBuffer();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(FETCHES / 2)] ?? 0;
}
