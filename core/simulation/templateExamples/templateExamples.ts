import { accrualStylesExamples } from "./accrualStylesExamples.ts";
import { asiaExamples } from "./asiaExamples.ts";
import { britishIslesExamples } from "./britishIslesExamples.ts";
import { centralEuropeExamples } from "./centralEuropeExamples.ts";
import { eventStylesExamples } from "./eventStylesExamples.ts";
import { latinAmericaExamples } from "./latinAmericaExamples.ts";
import { northAmericaExamples } from "./northAmericaExamples.ts";
import { oceaniaExamples } from "./oceaniaExamples.ts";
import { southernEuropeExamples } from "./southernEuropeExamples.ts";
import { westernEuropeExamples } from "./westernEuropeExamples.ts";
import { yearlyStylesExamples } from "./yearlyStylesExamples.ts";
import type { TemplateExamples } from "./TemplateExample.ts";

export const templateExamples: TemplateExamples = {
  ...britishIslesExamples,
  ...westernEuropeExamples,
  ...centralEuropeExamples,
  ...southernEuropeExamples,
  ...northAmericaExamples,
  ...latinAmericaExamples,
  ...asiaExamples,
  ...oceaniaExamples,
  ...yearlyStylesExamples,
  ...accrualStylesExamples,
  ...eventStylesExamples,
};
