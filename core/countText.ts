import { figure, signedFigure } from "./figure.ts";

export function countText(count: number, noun: string): string {
  return `${figure(count)} ${nounFor(count, noun)}`;
}

export function signedCountText(change: number, noun: string): string {
  return `${signedFigure(change)} ${nounFor(change, noun)}`;
}

export function peopleText(count: number): string {
  return count === 1 ? "1 person" : `${figure(count)} people`;
}

export function nounFor(count: number, noun: string): string {
  return Math.abs(count) === 1 ? noun : `${noun}s`;
}
