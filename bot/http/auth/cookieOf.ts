import type { Request } from "express";

export function cookieOf({ headers }: Pick<Request, "headers">, name: string): string | undefined {
  const found = (headers.cookie ?? "").split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}
