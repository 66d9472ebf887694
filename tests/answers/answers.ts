import type { AnswerShape } from "./AnswerShape.ts";
import { API_ANSWERS } from "./apiAnswers.ts";
import { CONSOLE_ANSWERS } from "./consoleAnswers.ts";
import { ORGANIZATION_ANSWERS } from "./organizationAnswers.ts";
import { PEOPLE_ANSWERS } from "./peopleAnswers.ts";

export const ANSWERS: Readonly<Record<string, AnswerShape>> = {
  ...PEOPLE_ANSWERS,
  ...ORGANIZATION_ANSWERS,
  ...CONSOLE_ANSWERS,
  ...API_ANSWERS,
};
