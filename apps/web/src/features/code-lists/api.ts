import {
  type CodePreview,
  type CodePreviewLine,
  type CodeSystem,
  type CodeVerdict,
  getCodeSettings,
  getPreviewLines,
  importCodeList,
  listCodeImports,
  previewCodeList,
  type Sent,
  setCodeSettings,
  takeBackCodeList,
} from '@noteer/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, upload } from '../../lib/api.ts';
import type { UploadOptions } from '../../lib/exchange-bytes.ts';

export const importsQuery = () =>
  queryOptions({
    queryKey: ['code-imports'],
    queryFn: async () => (await call(listCodeImports, {})).data,
  });

export type TableQuestion = {
  file: File;
  system: CodeSystem;
  valid_from: string;
  sheet?: string | undefined;
  columns?: CodePreview['chosen'] | undefined;
};

export async function readTable(
  { file, system, valid_from, sheet, columns }: TableQuestion,
  options: UploadOptions,
): Promise<CodePreview> {
  const form = new FormData();
  form.set('system', system);
  form.set('valid_from', valid_from);
  if (sheet !== undefined) form.set('sheet', sheet);
  if (columns) form.set('columns', JSON.stringify(columns));
  form.set('file', file, file.name);
  return (await upload(previewCodeList, { body: form }, options)).data;
}

const PAGE = 50;

export const previewLinesQuery = (id: string, verdict: CodeVerdict) =>
  infiniteQueryOptions({
    queryKey: ['code-preview', id, verdict],
    queryFn: async ({ pageParam }) => {
      const query = { verdict, after: String(pageParam), limit: String(PAGE) };
      return (await call(getPreviewLines, { params: { id }, query })).data;
    },
    initialPageParam: 0,
    getNextPageParam: (page: CodePreviewLine[]) => (page.length === PAGE ? page.at(-1)?.position : undefined),
    // What was read does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useImportList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (preview_id: string) => (await call(importCodeList, { body: { preview_id } })).data,
    onSuccess: () => queryClient.invalidateQueries(importsQuery()),
  });
}

export function useTakeBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(takeBackCodeList, { params: { id } })).data,
    onSuccess: () => queryClient.invalidateQueries(importsQuery()),
  });
}

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['code-settings'],
    queryFn: async () => (await call(getCodeSettings, {})).data,
  });

/** `onDone` is told here: the form that asked is gone by then, and another is there with what holds now. */
export function useDecide(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setCodeSettings>['body']) =>
      (await call(setCodeSettings, { body })).data,
    onSuccess: (settings) => {
      onDone();
      queryClient.setQueryData(settingsQuery().queryKey, settings);
    },
  });
}
