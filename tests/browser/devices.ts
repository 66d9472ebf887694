import type { BrowserContextOptions } from "@playwright/test";

export const DARK_PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, colorScheme: "dark" };
