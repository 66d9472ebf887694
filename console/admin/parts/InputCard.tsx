import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, SaveButton } from "react-admin";
import { useFormState } from "react-hook-form";

/** A console form: its inputs side by side as space allows, and the submit button. */
export function InputCard({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 2, md: 2.5 } }}>
      <Form sanitizeEmptyValues={false} noValidate>
        <Box
          sx={{
            display: "grid",
            columnGap: 2,
            rowGap: 1.5,
            alignItems: "start",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
            "& .MuiFormControl-root": { m: 0, width: 1 },
          }}
        >
          {children}
        </Box>
        <Submit label={submit} />
      </Form>
    </Card>
  );
}

/** Fields with an error, except those that open a list on focus. */
const INVALID = '[aria-invalid="true"]:not([role="combobox"])';

/**
 * The submit button. It is disabled while the form is being sent and until the next edit. A disabled button loses the
 * focus, so the focus moves to the first field with an error or, without one, stays beside the button.
 */
function Submit({ label }: { label: string }) {
  const { isSubmitting } = useFormState();
  const bar = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting && document.activeElement === document.body) {
      const invalid = bar.current?.closest("form")?.querySelector<HTMLElement>(INVALID);
      (invalid ?? bar.current)?.focus({ preventScroll: invalid === null });
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return (
    <Box ref={bar} tabIndex={-1} sx={{ display: "flex", justifyContent: "flex-end", mt: 2, outline: "none" }}>
      <SaveButton label={label} />
    </Box>
  );
}
