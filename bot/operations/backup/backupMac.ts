import type { Sealer } from "../createSealer.ts";

export function backupMac(sealer: Sealer): (sha256: string) => string {
  return (sha256) => sealer.mac(authenticated(sha256));
}

export function backupMacCheck(sealer: Sealer): (sha256: string, mac: string) => boolean {
  return (sha256, mac) => sealer.isMac(mac, authenticated(sha256));
}

function authenticated(sha256: string): string {
  return `backup ${sha256}`;
}
