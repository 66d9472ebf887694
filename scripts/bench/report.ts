export function report(name: string, ratio: number, needed: string | undefined, details: string): void {
  const notes = needed === undefined ? details : `needed ${needed}; ${details}`;
  console.log(`${name.padEnd(34)} ${ratio.toFixed(2).padStart(6)}   (${notes})`);
}

export const perSecond = ({ ours, bare }: { ours: number; bare: number }) =>
  `ours ${ours.toFixed(0)}/s, bare ${bare.toFixed(0)}/s`;
