import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { ReactNode } from "react";
import { Form, SaveButton } from "react-admin";

/** A console form: its inputs side by side as space allows, and the submit button. */
export function InputCard({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Form sanitizeEmptyValues={false} noValidate>
        <Box
          sx={{
            display: "grid",
            columnGap: 2,
            rowGap: 1,
            alignItems: "start",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
            "& .MuiFormControl-root": { m: 0, width: 1 },
          }}
        >
          {children}
        </Box>
        <Box sx={{ display: "flex", justifyContent: "flex-end", mt: 2 }}>
          <SaveButton label={submit} />
        </Box>
      </Form>
    </Card>
  );
}
