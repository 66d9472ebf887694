import type { RequestHandler, Response } from "express";

/** Simple clients keep only the first cookie. */
export function sessionCookieFirst(name: string): RequestHandler {
  return (_req, res, next) => {
    const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => Response;
    res.writeHead = ((...args: unknown[]) => {
      const cookies = res.getHeader("Set-Cookie");
      if (Array.isArray(cookies)) res.setHeader("Set-Cookie", sorted(cookies, `${name}=`));
      return writeHead(...args);
    }) as typeof res.writeHead;
    next();
  };
}

function sorted(cookies: readonly string[], first: string): string[] {
  return cookies.toSorted((a, b) => Number(b.startsWith(first)) - Number(a.startsWith(first)));
}
