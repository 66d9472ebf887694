import { ThemeToggle } from "./ThemeToggle.tsx";
import { useChooseDisplay } from "./useChooseDisplay.ts";

export function OwnThemeToggle() {
  const choose = useChooseDisplay();
  return <ThemeToggle onChoose={(theme) => choose.mutate({ theme })} />;
}
