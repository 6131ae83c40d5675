import {
  cancelModelTrial,
  type fetchLanguageModel,
  findModelServers,
  getLeavingExample,
  getModelTrial,
  type Language,
  listLanguageModels,
  listServerModels,
  type pauseLanguageModel,
  type removeLanguageModel,
  type Sent,
  setModelChoice,
  tryModel,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { modelChoiceQuery } from '../../consultations/model-choice-query.ts';
import { call } from '../../lib/api.ts';

/** A model that is being fetched, or tried, moves every second; all else seldom. */
const STILL_MS = 30_000;
const MOVING_MS = 2_000;
const TRIAL_MS = 1_000;

export const languageModelsQuery = () =>
  queryOptions({
    queryKey: ['language-models'],
    queryFn: async () => (await call(listLanguageModels, {})).data,
    refetchInterval: ({ state }) =>
      state.data?.models.some((model) => model.state === 'fetching') ? MOVING_MS : STILL_MS,
  });

type ModelDeed = typeof fetchLanguageModel | typeof pauseLanguageModel | typeof removeLanguageModel;

/** Each answers how all models are now, which is what the page shows next. */
export function useModelDeed(endpoint: ModelDeed) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => (await call(endpoint, { params: { name } })).data,
    onSuccess: (models) => queryClient.setQueryData(languageModelsQuery().queryKey, models),
  });
}

/** `onDone` is told here: the form that asked is gone by then, and another is there with what holds now. */
export function useChoose(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setModelChoice>['body']) =>
      (await call(setModelChoice, { body })).data,
    onSuccess: (decision) => {
      onDone();
      queryClient.setQueryData(modelChoiceQuery().queryKey, decision);
      return queryClient.invalidateQueries({ queryKey: ['engines'] });
    },
  });
}

/** Looked for when the page is opened, and again by hand. */
export const foundServersQuery = () =>
  queryOptions({
    queryKey: ['found-model-servers'],
    queryFn: async () => (await call(findModelServers, {})).data,
    staleTime: STILL_MS,
  });

export const useListModels = () =>
  useMutation({
    mutationFn: async (body: Sent<typeof listServerModels>['body']) =>
      (await call(listServerModels, { body })).data,
  });

export const trialQuery = () =>
  queryOptions({
    queryKey: ['model-trial'],
    queryFn: async () => (await call(getModelTrial, {})).data,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' || state.data?.state === 'running' ? TRIAL_MS : false,
  });

export function useTry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof tryModel>['body']) => (await call(tryModel, { body })).data,
    onSuccess: (trial) => queryClient.setQueryData(trialQuery().queryKey, trial),
  });
}

export function useCancelTrial() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(cancelModelTrial, {})).data,
    onSuccess: (trial) => queryClient.setQueryData(trialQuery().queryKey, trial),
  });
}

export const leavingQuery = (language: Language) =>
  queryOptions({
    queryKey: ['leaving-example', language],
    queryFn: async () => (await call(getLeavingExample, { query: { language } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
