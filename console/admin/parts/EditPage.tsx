import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { EditBase, type RaRecord, useEditContext, useNotify } from "react-admin";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { InputCard } from "./InputCard.tsx";
import { BackLink } from "./RecordPage.tsx";
import { recordQuery } from "../api/recordQuery.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";

interface EditPageProps<Row extends RaRecord> {
  back: { to: string; label: string };
  kind: string;
  title: (row: Row) => string;
  lead?: (row: Row) => string | undefined;
  saved: string;
  onSaved?: () => void;
  onRefused?: () => void;
  submit?: { label: string; isRefused: boolean };
  changesOf?: (row: Row, values: Record<string, unknown>) => object;
  inputs: ReactNode;
  renderActions?: (row: Row) => ReactNode;
  renderInstead?: (row: Row) => ReactNode;
  children?: (row: Row) => ReactNode;
}

export function EditPage<Row extends RaRecord>({ saved, onSaved, onRefused, changesOf, ...page }: EditPageProps<Row>) {
  const notify = useNotify();
  const [saves, setSaves] = useState(0);
  const transform = (values: Row, { previousData }: { previousData?: Row } = {}) =>
    previousData && changesOf ? changesOf(previousData, values) : changedFields(previousData ?? {}, values);
  const onSuccess = ({ notice }: RaRecord) => {
    notify(typeof notice === "string" ? notice : saved);
    setSaves((count) => count + 1);
    onSaved?.();
  };
  const onSettled = (_saved: unknown, error: unknown) => {
    if (error) onRefused?.();
  };
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      queryOptions={{ onError: () => {} }}
      mutationOptions={{ onSuccess, onSettled }}
      transform={transform}
    >
      <Edited {...page} saves={saves} />
    </EditBase>
  );
}

function Edited<Row extends RaRecord>(
  page: Omit<EditPageProps<Row>, "saved" | "onSaved" | "onRefused" | "changesOf"> & { saves: number },
) {
  const { saves, back, kind, title, lead, submit, inputs, renderActions, renderInstead, children } = page;
  const query = recordQuery(useEditContext<Row>());
  const { data: record } = query;
  return (
    <FocusPlace record={record}>
      <BackLink {...back} />
      <Page
        title={record ? title(record) : kind}
        lead={record && lead?.(record)}
        actions={record && renderActions?.(record)}
      >
        <Loaded query={query} failed={`Failed to load this ${kind.toLowerCase()}`} skeleton={<ListSkeleton rows={4} />}>
          {(row) => (
            <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
              {renderInstead?.(row) || (
                <InputCard
                  submit={submit?.label ?? "Save changes"}
                  isRefused={submit?.isRefused ?? false}
                  saves={saves}
                >
                  {inputs}
                </InputCard>
              )}
              {children?.(row)}
            </Box>
          )}
        </Loaded>
      </Page>
    </FocusPlace>
  );
}
