import { useParams } from "react-router";
import { FinalStatement } from "../statement/FinalStatement.tsx";

/** The final statement of the person in the URL. */
export function FinalStatementPage() {
  const { id = "" } = useParams();
  return <FinalStatement userId={id} />;
}
