import type { ReactNode } from "react";
import { CreateBase, useNotify, useRedirect } from "react-admin";
import { Page } from "#console/shared/parts/Page.tsx";
import { InputCard } from "./InputCard.tsx";
import { BackLink } from "./RecordPage.tsx";

interface CreatePageProps {
  back: { to: string; label: string };
  title: string;
  lead?: string;
  submit: string;
  /** Told when it was made. */
  made: string;
  defaults?: object;
  /** The inputs. */
  children: ReactNode;
}

/** A page of the console that makes one thing, and then shows the list with it. */
export function CreatePage({ back, title, lead, submit, made, defaults, children }: CreatePageProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = () => {
    notify(made);
    redirect(back.to);
  };
  return (
    <CreateBase disableAuthentication record={defaults ?? {}} mutationOptions={{ onSuccess }}>
      <BackLink {...back} />
      <Page title={title} lead={lead}>
        <InputCard submit={submit}>{children}</InputCard>
      </Page>
    </CreateBase>
  );
}
