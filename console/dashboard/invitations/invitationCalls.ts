import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** An invitation as shown to people who may invite. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName?: string | null;
  officeId: string;
  officeName?: string | null;
  /** The future employee's first day; null means that they count as employed all along. */
  startDate?: IsoDate | null;
  status: string;
  /** The token of its link; null if the invited role is above the reader's own. */
  token: string | null;
  expiresAt: string;
  acceptedAt?: string | null;
  invitedByUserName: string;
}

/** Queries the organization's invitations; for Admins and Owners only. */
export function allInvitations() {
  return queryOptions({
    queryKey: ["invitations"],
    queryFn: () => call<Invitation[]>("GET", "/api/invitations"),
  });
}

/** Sends an invitation; the answer contains the token for the link. */
export function useSendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: unknown) => call<Invitation & { token: string }>("POST", "/api/invitations", body),
    onSuccess: () => void refetch(client, ["invitations"]),
  });
}

/** Revokes an invitation; it leaves the list at once and returns if the server refuses. */
export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "invitations", id)),
    onMutate: (id) => takeOut(client, allInvitations().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, ["invitations"]),
  });
}
