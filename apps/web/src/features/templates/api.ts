import {
  createTemplate,
  discardTemplateDraft,
  listOwnTemplates,
  listTemplateDefaults,
  type OwnTemplate,
  publishTemplate,
  retireTemplate,
  type Sent,
  saveTemplate,
  setTemplateDefault,
  type TemplateForm,
} from '@noteer/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const ownTemplatesQuery = () =>
  queryOptions({
    queryKey: ['own-templates'],
    queryFn: async () => (await call(listOwnTemplates, {})).data,
  });

/** What was changed is in the list at once; what can be chosen is asked for anew. */
function useKept() {
  const queryClient = useQueryClient();
  return (changed: OwnTemplate) => {
    queryClient.setQueryData(ownTemplatesQuery().queryKey, (known) => {
      const others = known?.filter(({ id }) => id !== changed.id) ?? [];
      const isKnown = known?.some(({ id }) => id === changed.id);
      return isKnown ? known?.map((each) => (each.id === changed.id ? changed : each)) : [...others, changed];
    });
    return queryClient.invalidateQueries({ queryKey: ['templates'] });
  };
}

type Saving = {
  form: TemplateForm;
  is_shared: boolean;
  /** Left out while it was never saved. */
  id?: string | undefined;
  saves: number;
};

/** Saves the draft, and publishes what was saved where that is asked for too. */
export function useSave() {
  const keep = useKept();
  return useMutation({
    mutationFn: async ({ form, is_shared, id, saves, isPublished }: Saving & { isPublished: boolean }) => {
      const { data: saved } = id
        ? await call(saveTemplate, { params: { id }, body: { ...form, saves } })
        : await call(createTemplate, { body: { ...form, is_shared } });
      await keep(saved);
      if (!isPublished) return saved;
      const body = { saves: saved.versions[0]?.saves ?? 0 };
      const { data: published } = await call(publishTemplate, { params: { id: saved.id }, body });
      return published;
    },
    onSuccess: keep,
  });
}

export function useRetire() {
  const keep = useKept();
  return useMutation({
    mutationFn: async (id: string) => (await call(retireTemplate, { params: { id } })).data,
    onSuccess: keep,
  });
}

export function useDiscard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(discardTemplateDraft, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(ownTemplatesQuery()),
  });
}

export const defaultsQuery = () =>
  queryOptions({
    queryKey: ['template-defaults'],
    queryFn: async () => (await call(listTemplateDefaults, {})).data,
  });

export function useSetDefault() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sent<typeof setTemplateDefault>['body']) =>
      (await call(setTemplateDefault, { body })).data,
    onSuccess: (defaults) => {
      queryClient.setQueryData(defaultsQuery().queryKey, defaults);
      return queryClient.invalidateQueries({ queryKey: ['templates'] });
    },
  });
}
