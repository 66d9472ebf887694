import { figure, signedFigure } from "./figure.ts";

/** Such as "1 day", "−1 day", "0.5 days", or "1,000 members". */
export function countText(count: number, noun: string): string {
  return `${figure(count)} ${nounFor(count, noun)}`;
}

/** Such as "+1 day", "−1 day", or "−2.5 days". */
export function signedCountText(change: number, noun: string): string {
  return `${signedFigure(change)} ${nounFor(change, noun)}`;
}

export function peopleText(count: number): string {
  return count === 1 ? "1 person" : `${figure(count)} people`;
}

/** Singular for 1 and −1. */
export function nounFor(count: number, noun: string): string {
  return Math.abs(count) === 1 ? noun : `${noun}s`;
}
