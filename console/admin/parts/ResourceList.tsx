import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import {
  DataTable,
  DataTableBody,
  ListBase,
  Pagination,
  type RaRecord,
  type SortPayload,
  useListContext,
} from "react-admin";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { asApiError } from "../api/asApiError.ts";
import { BulkDialogHost } from "../bulk/useBulk.tsx";
import { ExportButton } from "./list/ExportButton.tsx";
import { FilterBar } from "./list/FilterBar.tsx";
import { SelectableRow } from "./list/SelectableRow.tsx";
import { SelectionBar } from "./list/SelectionBar.tsx";

interface ResourceListProps {
  title: string;
  lead: string;
  notice?: ReactNode;
  filters: ReactNode;
  filterDefaultValues?: object;
  sort: SortPayload;
  actions?: ReactNode;
  bulk?: ReactElement;
  isSelectable?: (row: RaRecord) => boolean;
  items: string;
  children: ReactNode;
}

export function ResourceList({ title, lead, notice, actions, sort, filterDefaultValues, ...list }: ResourceListProps) {
  return (
    <ListBase
      sort={sort}
      perPage={25}
      filterDefaultValues={filterDefaultValues ?? {}}
      queryOptions={{ onError: () => {} }}
    >
      <Page
        title={title}
        lead={lead}
        actions={
          <>
            <ExportButton />
            {actions}
          </>
        }
      >
        {notice}
        <FilterBar label={`Filter ${title.toLowerCase()}`} filters={list.filters} />
        <BulkDialogHost>
          <Rows title={title} {...list} />
        </BulkDialogHost>
      </Page>
    </ListBase>
  );
}

type RowsProps = Pick<ResourceListProps, "title" | "bulk" | "isSelectable" | "items" | "children">;

function Rows({ title, bulk, isSelectable, items, children }: RowsProps) {
  const { data, error, isFetching, refetch, filterValues } = useListContext();
  const isFiltered = Object.keys(filterValues ?? {}).length > 0;
  const card = useFocusAfterSelection();
  const hasNothingToSelect = isSelectable !== undefined && data?.some(isSelectable) === false;
  return (
    <Loaded
      query={{ data, error: asApiError(error), isFetching: isFetching ?? false, refetch }}
      failed={`Failed to load ${title.toLowerCase()}`}
      skeleton={<ListSkeleton rows={8} height={40} />}
    >
      {() => (
        <Card ref={card} component="section" aria-label={title} tabIndex={-1} sx={{ position: "relative" }}>
          <DataTable
            aria-label={title}
            rowClick={false}
            body={Body}
            {...(isSelectable && { isRowSelectable: isSelectable })}
            bulkActionButtons={bulk ?? false}
            bulkActionsToolbar={bulk ? <SelectionBar>{bulk}</SelectionBar> : <></>}
            empty={
              <Box sx={{ p: 4, textAlign: "center", color: "text.secondary" }}>
                {isFiltered ? `No matching ${items}` : `No ${items} yet`}
              </Box>
            }
            sx={{
              "& .RaDataTable-tableWrapper": { overflowX: "auto" },
              "& td, & th": { py: 1, px: { xs: 0.75, sm: 2 } },
              "& th": { lineHeight: 1.35, whiteSpace: { lg: "nowrap" } },
              "& .MuiTableCell-paddingCheckbox": { px: { xs: 0, sm: 0.5 } },
              ...(hasNothingToSelect && { "& thead .MuiCheckbox-root": { visibility: "hidden" } }),
            }}
          >
            {children}
          </DataTable>
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </Card>
      )}
    </Loaded>
  );
}

function useFocusAfterSelection() {
  const card = useRef<HTMLDivElement>(null);
  const { selectedIds } = useListContext();
  const isSelecting = (selectedIds?.length ?? 0) > 0;
  const wasSelecting = useRef(false);
  useEffect(() => {
    if (wasSelecting.current && !isSelecting && document.activeElement === document.body) {
      card.current?.focus({ preventScroll: true });
    }
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return card;
}

function Body(props: ComponentProps<typeof DataTableBody>) {
  return <DataTableBody {...props} row={SelectableRow} />;
}
