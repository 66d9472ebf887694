import type { Request } from "express";

/** The rest of the body is accepted even after a refusal; otherwise, the client never reads the response. */
export async function withArrivingBody<Result>(
  req: Request,
  use: (body: () => AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  try {
    return await use(() => req.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>);
  } finally {
    req.resume();
  }
}
