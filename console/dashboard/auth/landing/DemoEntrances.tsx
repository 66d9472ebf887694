import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DEMO_META, DemoPeople, type DemoPerson } from "#core/links/demoMeta.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useSignIn } from "../../session/sessionCalls.ts";

export function DemoEntrances() {
  const people = demoPeople();
  const signIn = useSignIn();
  const toast = useToast();
  if (people.length === 0) return null;
  const enter = (email: string, password: string) =>
    signIn.mutate(
      { email, password },
      {
        onError: (error) =>
          toast({ title: "Login Failed", description: wordsOf(error, "Failed to sign in."), tone: "destructive" }),
      },
    );
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 4, p: 0, border: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1, p: 0 }}>
        Look around the demo as
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {people.map(({ name, role, email, password }) => (
          <Button
            key={email}
            variant="outlined"
            disabled={signIn.isPending}
            title={name}
            onClick={() => enter(email, password)}
          >
            {role}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

function demoPeople(): DemoPerson[] {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${DEMO_META}"]`)?.content;
  return content === undefined ? [] : DemoPeople.parse(JSON.parse(content));
}
