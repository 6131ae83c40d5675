import {
  exportInstitution,
  getInstitution,
  getLogo,
  type Institution,
  importInstitution,
  previewInstitutionFile,
  putLogo,
  type Sent,
  setInstitution,
} from '@noteer/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, fetchBlob } from '../../lib/api.ts';
import { configQuery } from '../../lib/installation.ts';

export const institutionQuery = () =>
  queryOptions({
    queryKey: ['institution'],
    queryFn: async () => (await call(getInstitution, {})).data,
  });

const show = (queryClient: QueryClient, institution: Institution) => {
  queryClient.setQueryData(institutionQuery().queryKey, institution);
  return queryClient.invalidateQueries(configQuery());
};

/** `onDone` is told here: the form that asked is gone by then, and another is there with what holds now. */
export function useDecide(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setInstitution>['body']) =>
      (await call(setInstitution, { body })).data,
    onSuccess: (institution) => {
      onDone();
      return show(queryClient, institution);
    },
  });
}

/** Out of a file, once somebody has seen what it changes. */
export function useTakeOver(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof importInstitution>['body']) =>
      (await call(importInstitution, { body })).data,
    onSuccess: (institution) => {
      onDone();
      return show(queryClient, institution);
    },
  });
}

export const fetchFile = async () => (await call(exportInstitution, {})).data;

export const previewFile = async (body: Sent<typeof previewInstitutionFile>['body']) =>
  (await call(previewInstitutionFile, { body })).data;

export const bringLogo = async (file: File) =>
  (await call(putLogo, { body: new Uint8Array(await file.arrayBuffer()) })).data.logo;

/** A picture by its name never becomes another one. */
export const logoQuery = (logo: string) =>
  queryOptions({
    queryKey: ['institution logo', logo],
    queryFn: ({ signal }) => fetchBlob(getLogo, { params: { logo } }, signal),
    enabled: logo !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
