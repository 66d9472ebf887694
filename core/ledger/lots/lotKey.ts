import type { EntryDetails } from "../LedgerEntry.ts";

export type LotKey = Pick<EntryDetails, "grant" | "grantedOn" | "usableFrom" | "expiresOn">;

export function lotKey({ grant, grantedOn, usableFrom, expiresOn }: EntryDetails = {}): LotKey {
  return {
    ...(grant !== undefined && { grant }),
    ...(grantedOn !== undefined && { grantedOn }),
    ...(usableFrom !== undefined && { usableFrom }),
    ...(expiresOn !== undefined && { expiresOn }),
  };
}

export function keyText({ grant = 0, grantedOn = "", usableFrom = "", expiresOn = "" }: LotKey): string {
  const isPlain = grant === 0 && grantedOn === "" && usableFrom === "" && expiresOn === "";
  return isPlain ? "" : `:${grant}:${grantedOn}:${usableFrom}:${expiresOn}`;
}
