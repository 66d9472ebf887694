import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { OwnEmailAnswer, EmailChangeAnswer } from "#core/api/accountAnswers.ts";
import type { EmailChangeInput } from "#core/auth/EmailChangeInput.ts";
import { call } from "#console/shared/api/call.ts";
import { refetch } from "#console/shared/api/lists.ts";

export function ownEmail() {
  return queryOptions({
    queryKey: ["own-email"],
    queryFn: () => call<OwnEmailAnswer>("GET", "/api/auth/email"),
    staleTime: 0,
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChangeInput) => call<EmailChangeAnswer>("POST", "/api/auth/email", body),
    onSuccess: ({ status }) => {
      if (status === "changed") void refetch(client, ["session", "sessions", "users"]);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ownEmail().queryKey }),
  });
}

export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<undefined>("DELETE", "/api/auth/email"),
    onSettled: () => client.invalidateQueries({ queryKey: ownEmail().queryKey }),
  });
}
