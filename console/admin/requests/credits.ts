import type { PersonsRequestAnswer } from "#core/api/RequestAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { CreditList } from "./CreditList.tsx";
import { CreditShow } from "./CreditShow.tsx";

export const credits = {
  list: CreditList,
  show: CreditShow,
  recordRepresentation: (credit: PersonsRequestAnswer) => `${credit.userName}, ${formatDate(credit.startDate)}`,
};
