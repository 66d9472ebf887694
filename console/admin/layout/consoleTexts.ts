import { defaultI18nProvider, type I18nProvider } from "react-admin";

const RANGES = ["ra.navigation.page_range_info", "ra.navigation.partial_page_range_info"];

const OWN: Record<string, string> = { "ra.message.invalid_form": "Please correct the marked fields." };

export const consoleTexts: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => {
    const text = OWN[key] ?? defaultI18nProvider.translate(key, options);
    return RANGES.includes(key) ? text.replace("-", "–") : text;
  },
};
