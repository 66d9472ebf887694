import compression from "compression";
import type { RequestHandler } from "express";

export function compressLong(threshold: number): RequestHandler {
  const compress = compression({ threshold, level: 1 });
  return (req, res, next) => {
    const end = res.end.bind(res);
    res.end = ((...args: Parameters<typeof end>) => {
      res.end = end;
      if (lengthOf(args[0]) >= threshold && !res.headersSent) compress(req, res, () => {});
      return res.end(...args);
    }) as typeof end;
    next();
  };
}

function lengthOf(body: unknown): number {
  return typeof body === "string" || Buffer.isBuffer(body) ? body.length : 0;
}
