import { useParams } from "react-router";
import { FinalStatement } from "../statement/FinalStatement.tsx";

export function FinalStatementPage() {
  const { id = "" } = useParams();
  return <FinalStatement userId={id} />;
}
