import type { Request } from "express";

/**
 * Reads the rest of the body even after a refusal, because some clients send the whole body before they read the
 * response.
 */
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
