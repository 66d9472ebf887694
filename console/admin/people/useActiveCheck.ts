import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { PersonAnswer } from "#core/api/UserAnswer.ts";
import type { ConsoleData } from "../api/dataProvider.ts";
import { reasonOf } from "../api/httpClient.ts";

/** If the person's status changed or can't be read, `isUnchanged` shows a message and refetches the page. */
export function useActiveCheck({ id, isActive }: PersonAnswer) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isChecking, setChecking] = useState(false);
  const isUnchanged = async () => {
    setChecking(true);
    try {
      const { data: person } = await data.getOne<PersonAnswer>("people", { id });
      if (person.isActive === isActive) return true;
      notify(`${person.name} is already ${person.isActive ? "active" : "deactivated"}`);
    } catch (error) {
      notify(reasonOf(error), { type: "error" });
    } finally {
      setChecking(false);
    }
    refresh();
    return false;
  };
  return { isChecking, isUnchanged };
}
