import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { SlackDirectoryAnswer } from "#core/api/admin/SlackDirectoryAnswer.ts";
import { call } from "#console/shared/api/call.ts";
import { httpClient } from "../../api/httpClient.ts";
import { type Directory, readDirectory, type Reading } from "./readDirectory.ts";

const PATH = "/api/admin/slack-directory";
const KEY = ["slack-directory"];

export function slackDirectory(onProgress: (reading: Reading) => void) {
  return queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) =>
      readDirectory({
        page: (cursor) => {
          const query = cursor === null ? "" : `?${new URLSearchParams({ cursor })}`;
          return call<SlackDirectoryAnswer>("GET", `${PATH}${query}`, undefined, signal);
        },
        wait: (seconds) => waiting(seconds * 1000, signal),
        onProgress,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function inviteFromSlack(emails: readonly string[], place: object): Promise<unknown> {
  return httpClient(`${PATH}/invitations`, { method: "POST", body: JSON.stringify({ ...place, emails }) });
}

export function markInvited(client: QueryClient, emails: ReadonlySet<string>): void {
  client.setQueryData<Directory>(
    KEY,
    (directory) =>
      directory && {
        ...directory,
        candidates: directory.candidates.map((one) =>
          one.email !== null && emails.has(one.email) ? { ...one, obstacle: "invited" } : one,
        ),
      },
  );
}

export function removeLeavers(client: QueryClient, ids: ReadonlySet<string>): void {
  client.setQueryData<Directory>(
    KEY,
    (directory) => directory && { ...directory, leavers: directory.leavers.filter(({ id }) => !ids.has(id)) },
  );
}

function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", cancel);
      resolve();
    }, milliseconds);
    signal.addEventListener("abort", cancel, { once: true });
  });
}
