import type { QueryClient } from "@tanstack/react-query";
import type { ComponentType } from "react";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { SETUP_PATH, type PagePath } from "#core/links/pagePaths.ts";

export interface OpenedPage {
  client: QueryClient;
  me: MeAnswer;
  params: URLSearchParams;
}

export interface LoadedPage {
  Page: ComponentType;
  prefetch?: (opened: OpenedPage) => void;
}

export type LazyPath = Exclude<PagePath, "/dashboard" | "/manager" | "/employee">;

const LOADS: Record<LazyPath, () => Promise<LoadedPage>> = {
  [SETUP_PATH]: () => import("./pages/SetupPage.tsx").then((file) => ({ Page: file.SetupPage })),
  "/approvals": () => import("./pages/ApprovalsPage.tsx").then((file) => ({ Page: file.ApprovalsPage })),
  "/calendar": () =>
    import("./pages/CalendarPage.tsx").then((file) => ({ Page: file.CalendarPage, prefetch: file.prefetchCalendar })),
  "/requests": () => import("./pages/RequestsPage.tsx").then((file) => ({ Page: file.RequestsPage })),
  "/team": () => import("./pages/TeamPage.tsx").then((file) => ({ Page: file.TeamPage })),
  "/offices": () => import("./pages/OfficesPage.tsx").then((file) => ({ Page: file.OfficesPage })),
  "/settings": () => import("./pages/SettingsPage.tsx").then((file) => ({ Page: file.SettingsPage })),
  "/settings/users": () => import("./pages/UsersPage.tsx").then((file) => ({ Page: file.UsersPage })),
  "/settings/offices": () =>
    import("./pages/OfficeManagementPage.tsx").then((file) => ({ Page: file.OfficeManagementPage })),
  "/connect-slack": () => import("./pages/ConnectSlackPage.tsx").then((file) => ({ Page: file.ConnectSlackPage })),
  "/final-statement/:id": () =>
    import("./pages/FinalStatementPage.tsx").then((file) => ({ Page: file.FinalStatementPage })),
  "/people/:id": () => import("./pages/person/PersonPage.tsx").then((file) => ({ Page: file.PersonPage })),
  "/settings/slack": () => import("./pages/SlackPage.tsx").then((file) => ({ Page: file.SlackPage })),
};

export const LAZY_PATHS = Object.keys(LOADS) as LazyPath[];

const loaded = new Map<LazyPath, LoadedPage>();

export async function loadPage(path: LazyPath): Promise<LoadedPage> {
  const page = await LOADS[path]();
  loaded.set(path, page);
  return page;
}

export function loadedPage(path: LazyPath): ComponentType | undefined {
  return loaded.get(path)?.Page;
}

export async function loadPageAt(pathname: string): Promise<LoadedPage | undefined> {
  const isAt = (path: string) => new RegExp(`^${path.replace(/:\w+/, "[^/]+")}/?$`).test(pathname);
  const path = LAZY_PATHS.find(isAt);
  return path && loadPage(path).catch(() => undefined);
}
