import { defaultI18nProvider, type I18nProvider } from "react-admin";

/** Texts such as "1-25 of 145". */
const RANGES = ["ra.navigation.page_range_info", "ra.navigation.partial_page_range_info"];

/** Texts that replace react-admin's. */
const OWN: Record<string, string> = { "ra.message.invalid_form": "Please correct the marked fields." };

/** Puts an en dash in ranges, as everywhere else in the product. */
export const consoleTexts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const text = OWN[key] ?? defaultI18nProvider.translate(key, options);
    return RANGES.includes(key) ? text.replace("-", "–") : text;
  },
};
