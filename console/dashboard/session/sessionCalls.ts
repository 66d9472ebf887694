import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { MeAnswer, SecondStepAnswer } from "#core/api/MeAnswer.ts";
import { call } from "#console/shared/api/call.ts";
import { readMe } from "#console/shared/api/readMe.ts";
import { forgetDrafts } from "#console/shared/drafts.ts";
import { forgetAnother } from "#console/shared/api/forgetAnother.ts";
import { logFailure } from "#console/shared/log.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";

export function session() {
  return queryOptions({
    queryKey: ["session"],
    queryFn: ({ client }): Promise<MeAnswer | null> => readSession(client),
  });
}

/** Returns null if nobody is signed in. Clears another person's data from the cache. */
export async function readSession(client: QueryClient): Promise<MeAnswer | null> {
  const me = await readMe();
  forgetAnother(client, session().queryKey, me);
  return me;
}

export function needsSecondStep(answer: MeAnswer | SecondStepAnswer): answer is SecondStepAnswer {
  return "secondFactor" in answer;
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      call<MeAnswer | SecondStepAnswer>("POST", "/api/auth/login", body),
    onSuccess: (answer) => {
      if (!needsSecondStep(answer)) become(client, answer);
    },
  });
}

export function useSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { code: string } | { recoveryCode: string }) =>
      call<MeAnswer>("POST", "/api/auth/second-factor", body),
    onSuccess: (me) => become(client, me),
  });
}

/** Clears the cache even if the sign-out fails. */
export function useSignOut(landAt?: string) {
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { ok, status } = await fetch("/auth/logout", { credentials: "include" });
      if (!ok) throw new Error(`The sign-out was answered with ${status}`);
    },
    onError: (failure) => {
      logFailure("Sign-out failed", failure);
      toast({
        title: "Sign-Out Failed",
        description: "You're still signed in on this device. Reload the page and sign out again.",
        tone: "destructive",
      });
    },
    onSettled: async () => {
      if (landAt !== undefined) await navigate(landAt);
      endSession(client);
    },
  });
}

export function endSession(client: QueryClient): void {
  become(client, null);
}

function become(client: QueryClient, me: MeAnswer | null): void {
  forgetDrafts();
  client.setQueryData(session().queryKey, me);
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== "session" });
}
