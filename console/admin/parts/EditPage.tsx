import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { EditBase, type RaRecord, useEditContext, useNotify } from "react-admin";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../api/asApiError.ts";
import { InputCard } from "./InputCard.tsx";
import { BackLink } from "./RecordPage.tsx";

interface EditPageProps<Row extends RaRecord> {
  back: { to: string; label: string };
  /** How a thing of the kind is called, while it is not known which one. */
  kind: string;
  title: (row: Row) => string;
  /** Told when it was saved. */
  saved: string;
  /** The inputs. */
  inputs: ReactNode;
  /** What else can be done to it. */
  renderActions?: (row: Row) => ReactNode;
  /** What stands in the place of the form where nothing can be changed; undefined where it can. */
  renderInstead?: (row: Row) => ReactNode;
  /** What stands below the form. */
  children?: (row: Row) => ReactNode;
}

/** A page of the console that edits one thing; what the server refuses stands beside the fields. */
export function EditPage<Row extends RaRecord>({ saved, ...page }: EditPageProps<Row>) {
  const notify = useNotify();
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={{ onError: () => {} }}
      mutationOptions={{ onSuccess: () => notify(saved) }}
    >
      <Edited {...page} />
    </EditBase>
  );
}

function Edited<Row extends RaRecord>(page: Omit<EditPageProps<Row>, "saved">) {
  const { back, kind, title, inputs, renderActions, renderInstead, children } = page;
  const { record, error, isFetching, refetch } = useEditContext<Row>();
  return (
    <>
      <BackLink {...back} />
      <Page title={record ? title(record) : kind} actions={record && renderActions?.(record)}>
        <Loaded
          query={{ data: record, error: asApiError(error), isFetching, refetch }}
          failed={`Failed to load this ${kind.toLowerCase()}`}
          skeleton={<ListSkeleton rows={4} />}
        >
          {(row) => (
            <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
              {renderInstead?.(row) ?? <InputCard submit="Save changes">{inputs}</InputCard>}
              {children?.(row)}
            </Box>
          )}
        </Loaded>
      </Page>
    </>
  );
}
