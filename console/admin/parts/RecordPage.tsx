import ArrowBackRounded from "@mui/icons-material/ArrowBackRounded";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { type RaRecord, ShowBase, useShowContext } from "react-admin";
import { Link } from "react-router";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { recordQuery } from "../api/recordQuery.ts";

interface RecordPageProps<Row extends RaRecord> {
  back: { to: string; label: string };
  kind: string;
  title: (row: Row) => string;
  renderActions?: (row: Row) => ReactNode;
  children: (row: Row) => ReactNode;
}

export function RecordPage<Row extends RaRecord>(props: RecordPageProps<Row>) {
  return (
    <ShowBase disableAuthentication queryOptions={{ onError: () => {} }}>
      <Shown {...props} />
    </ShowBase>
  );
}

function Shown<Row extends RaRecord>({ back, kind, title, renderActions, children }: RecordPageProps<Row>) {
  const query = recordQuery(useShowContext<Row>());
  const { data: record } = query;
  return (
    <FocusPlace record={record}>
      <BackLink {...back} />
      <Page title={record ? title(record) : kind} actions={record && renderActions?.(record)}>
        <Loaded query={query} failed={`Failed to load this ${kind.toLowerCase()}`} skeleton={<ListSkeleton rows={4} />}>
          {children}
        </Loaded>
      </Page>
    </FocusPlace>
  );
}

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Button component={Link} to={to} size="small" startIcon={<ArrowBackRounded />} sx={{ mb: 1, ml: -1 }}>
      {label}
    </Button>
  );
}
