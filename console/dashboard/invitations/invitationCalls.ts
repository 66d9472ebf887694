import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/access/roles.ts";
import { at, call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";
import { takeOut } from "#console/shared/api/takeOut.ts";

/** An invitation as those see it who may invite. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  managerId: string | null;
  managerName?: string | null;
  officeId: string;
  officeName?: string | null;
  /** The first day of the person to be; null where they count as employed throughout. */
  startDate?: IsoDate | null;
  status: string;
  /** What its link is made of; null where the role is above one's own. */
  token: string | null;
  expiresAt: string;
  acceptedAt?: string | null;
  invitedByUserName: string;
}

/** The invitations of the organisation; for Admin and Owner only. */
export function allInvitations() {
  return queryOptions({
    queryKey: ["invitations"],
    queryFn: () => call<Invitation[]>("GET", "/api/invitations"),
  });
}

/** Sends an invitation; the answer has the token for the link. */
export function useSendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: unknown) => call<Invitation & { token: string }>("POST", "/api/invitations", body),
    onSuccess: () => void refetch(client, ["invitations"]),
  });
}

/** Takes an invitation back, which leaves the list at once and comes back when it is refused. */
export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<undefined>("DELETE", at("api", "invitations", id)),
    onMutate: (id) => takeOut(client, allInvitations().queryKey, id),
    onError: (_error, _id, putBack) => putBack?.(),
    onSettled: () => void refetch(client, ["invitations"]),
  });
}
