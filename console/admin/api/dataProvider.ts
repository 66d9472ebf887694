import simpleRestProvider from "ra-data-simple-rest";
import type { DataProvider } from "react-admin";
import type { PreviewAnswer } from "#core/api/PreviewAnswer.ts";
import { httpClient } from "./httpClient.ts";

const API = "/api/admin";
const rest = simpleRestProvider(API, httpClient);

export type Act = "approve" | "reject" | "cancel" | "adjust" | "undo" | "retry" | "erase" | "deactivate";

export interface ConsoleData extends DataProvider {
  act: (resource: string, id: string, act: Act, input?: object) => Promise<unknown>;
  preview: (wanted: object, signal?: AbortSignal) => Promise<PreviewAnswer>;
}

export const dataProvider: ConsoleData = {
  ...rest,
  act: async (resource, id, act, input = {}) => {
    const url = `${API}/${resource}/${encodeURIComponent(id)}/${act}`;
    return (await httpClient(url, { method: "POST", body: JSON.stringify(input) })).json as unknown;
  },
  preview: async (wanted, signal) => {
    const body = JSON.stringify(wanted);
    return (await httpClient(`${API}/requests/preview`, { method: "POST", body, signal })).json as PreviewAnswer;
  },
};
