import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { wordsOf } from "#console/shared/api/ApiError.ts";

export const SETTLED_AFTER = 250;

interface QuestionProps<Data> {
  field: ReactNode;
  query: {
    data: Data | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  problem: string | undefined;
  children: (data: Data) => ReactNode;
}

export function Question<Data>({ field, query, problem, children }: QuestionProps<Data>) {
  const { data, error, isFetching } = query;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.75,
        alignItems: "start",
      }}
    >
      <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 10.625rem" } }}>{field}</Box>
      <Box
        component="output"
        sx={{
          flex: { xs: "1 1 100%", sm: "1 1 14rem" },
          typography: "body2",
          minWidth: 0,
          minHeight: 40,
          alignContent: "center",
        }}
      >
        {problem !== undefined ? (
          <Box component="span" sx={{ color: "text.secondary" }}>
            {problem}
          </Box>
        ) : error ? (
          <Box component="span" sx={{ color: "error.main" }}>
            {wordsOf(error, "This forecast isn't available right now.")}{" "}
            <BusyButton size="small" color="inherit" loading={isFetching} onClick={() => query.refetch()}>
              Retry
            </BusyButton>
          </Box>
        ) : data === undefined ? (
          "…"
        ) : (
          children(data)
        )}
      </Box>
    </Box>
  );
}
