import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import type { ReactNode } from "react";
import { BusyButton } from "../form/BusyButton.tsx";
import { wordsOf } from "../api/ApiError.ts";

interface Query<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedProps<Data> {
  query: Query<Data>;
  failed: string;
  skeleton: ReactNode;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

export function Loaded<Data>({ query, failed, skeleton, empty, children }: LoadedProps<Data>) {
  if (query.data === undefined) {
    return query.error ? <Failed query={query} failed={failed} /> : <div aria-busy="true">{skeleton}</div>;
  }
  if (empty !== undefined && Array.isArray(query.data) && query.data.length === 0) return empty;
  return children(query.data);
}

function Failed({ query, failed }: { query: Query<unknown>; failed: string }) {
  const retry = (
    <BusyButton color="inherit" size="small" loading={query.isFetching} onClick={() => query.refetch()}>
      Retry
    </BusyButton>
  );
  return (
    <Alert severity="error" variant="outlined" action={retry} sx={{ borderRadius: 2.5 }}>
      <AlertTitle sx={{ mb: 0 }}>{failed}</AlertTitle>
      {wordsOf(query.error, "Please try again")}
    </Alert>
  );
}
