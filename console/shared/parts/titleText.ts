import { createContext, use } from "react";

/** True if the buttons and titles of this app capitalize each word, as the dashboard's do; the console's don't. */
export const CapitalizesTitles = createContext(true);

/** For components that both apps show. The function gives a text such as "Add Delegate" the capitals of the app. */
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
