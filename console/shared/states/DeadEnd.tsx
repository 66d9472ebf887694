import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { CenteredPage } from "./CenteredPage.tsx";

interface DeadEndProps {
  tab: string;
  icon?: ReactNode;
  title: string;
  children: string;
}

export function DeadEnd({ children, ...page }: DeadEndProps) {
  const action = (
    <Button component={Link} to="/" variant="contained">
      Go to the Home Page
    </Button>
  );
  return <CenteredPage {...page} text={children} action={action} />;
}
