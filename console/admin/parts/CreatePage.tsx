import type { ReactNode } from "react";
import { CreateBase, type RaRecord, useNotify, useRedirect } from "react-admin";
import { Page } from "#console/shared/parts/Page.tsx";
import { reasonOf } from "../api/httpClient.ts";
import { InputCard } from "./InputCard.tsx";
import { BackLink } from "./RecordPage.tsx";

interface CreatePageProps {
  back: { to: string; label: string };
  title: string;
  lead?: string;
  submit: string;
  isRefused?: boolean;
  made: string;
  defaults?: object;
  valuesOf?: (values: object) => object;
  leadsTo?: (row: RaRecord) => string;
  onRefused?: (error: unknown) => void;
  children: ReactNode;
}

export function CreatePage({
  back,
  title,
  lead,
  submit,
  isRefused = false,
  made,
  defaults,
  valuesOf,
  leadsTo,
  onRefused,
  children,
}: CreatePageProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (row: RaRecord) => {
    notify(made);
    redirect(leadsTo?.(row) ?? back.to);
  };
  const onError = (error: unknown) => {
    notify(reasonOf(error), { type: "error" });
    onRefused?.(error);
  };
  return (
    <CreateBase
      disableAuthentication
      record={defaults ?? {}}
      mutationOptions={{ onSuccess, ...(onRefused && { onError }) }}
      {...(valuesOf && { transform: valuesOf })}
    >
      <BackLink {...back} />
      <Page title={title} lead={lead}>
        <InputCard submit={submit} isRefused={isRefused}>
          {children}
        </InputCard>
      </Page>
    </CreateBase>
  );
}
