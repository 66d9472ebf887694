export interface Call {
  path: string;
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Order {
  url: string;
  calls: Call[];
  perSecond: number;
}

export type Outcome = { times: number[] } | { failed: string };

process.on("message", (order: Order) => {
  steady(order).then(
    (times) => process.send?.({ times } satisfies Outcome),
    (error: unknown) => process.send?.({ failed: String(error) } satisfies Outcome),
  );
});

async function steady({ url, calls, perSecond }: Order): Promise<number[]> {
  const begun = performance.now();
  return Promise.all(
    calls.map(async (call, n) => {
      const due = begun + (n * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const { method = "GET", headers, body } = call;
      const answer = await fetch(url + call.path, { method, headers, ...(body !== undefined && { body }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${call.path}: ${answer.status} ${text.slice(0, 200)}`);
      return performance.now() - due;
    }),
  );
}
