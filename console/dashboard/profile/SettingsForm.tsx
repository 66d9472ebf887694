import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { Form } from "#console/shared/form/Form.tsx";

interface SettingsFormProps {
  title: string;
  onSubmit: () => void;
  action: string;
  isPending: boolean;
  children: ReactNode;
}

export function SettingsForm({ title, onSubmit, action, isPending, children }: SettingsFormProps) {
  const id = useId();
  return (
    <Form onSubmit={onSubmit} labelledBy={id} sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3" id={id}>
        {title}
      </Typography>
      {children}
      <Button type="submit" variant="outlined" color="inherit" loading={isPending} sx={{ justifySelf: "start" }}>
        {action}
      </Button>
    </Form>
  );
}
