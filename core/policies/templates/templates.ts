import { accrualStyles } from "./company/accrualStyles.ts";
import { eventStyles } from "./company/eventStyles.ts";
import { yearlyStyles } from "./company/yearlyStyles.ts";
import type { PolicyTemplate } from "./PolicyTemplate.ts";
import { asia } from "./statutory/asia.ts";
import { britishIsles } from "./statutory/britishIsles.ts";
import { centralEurope } from "./statutory/centralEurope.ts";
import { latinAmerica } from "./statutory/latinAmerica.ts";
import { northAmerica } from "./statutory/northAmerica.ts";
import { oceania } from "./statutory/oceania.ts";
import { southernEurope } from "./statutory/southernEurope.ts";
import { westernEurope } from "./statutory/westernEurope.ts";

export const templates: readonly PolicyTemplate[] = [
  ...britishIsles,
  ...westernEurope,
  ...centralEurope,
  ...southernEurope,
  ...northAmerica,
  ...latinAmerica,
  ...asia,
  ...oceania,
  ...yearlyStyles,
  ...accrualStyles,
  ...eventStyles,
];
