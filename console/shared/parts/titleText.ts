import { createContext, use } from "react";

export const CapitalizesTitles = createContext(true);

export function useTitleText(): (text: string) => string {
  return use(CapitalizesTitles) ? asIs : sentenceText;
}

function asIs(text: string): string {
  return text;
}

function sentenceText(text: string): string {
  const words = text
    .split(" ")
    .map((word, index) => (index === 0 || ABBREVIATION.test(word) ? word : word.toLowerCase()));
  return words.join(" ");
}

const ABBREVIATION = /^[A-Z]{2,}$/;
