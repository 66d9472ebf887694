import Button from "@mui/material/Button";
import { LogoMark } from "#console/shared/parts/Logo.tsx";
import { CenteredPage } from "#console/shared/states/CenteredPage.tsx";

interface NoticeProps {
  title: string;
  children: string;
  retry: () => void;
}

export function Notice({ title, children, retry }: NoticeProps) {
  const action = (
    <Button variant="contained" onClick={retry}>
      Retry
    </Button>
  );
  return <CenteredPage isWhole icon={<LogoMark size={44} />} title={title} text={children} action={action} />;
}
