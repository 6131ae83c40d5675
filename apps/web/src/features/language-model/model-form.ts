/** What the form of the page holds, and what of it is sent. */
import {
  isHouseAddress,
  type ModelChoice,
  type ModelDecision,
  ModelServer,
  type modelServerKinds,
  type Sent,
  type setModelChoice,
} from '@noteer/contract';

export type ServerPlace = 'house' | 'elsewhere';

export type ServerForm = {
  kind: (typeof modelServerKinds)[number];
  url: string;
  model: string;
  context_tokens: string;
  is_ours: boolean;
  /** As it is typed; the one that is kept is not known here. */
  key: string;
};

export type ModelForm = Pick<ModelChoice, 'writes' | 'here' | 'templates'> & Record<ServerPlace, ServerForm>;

export const emptyServer: ServerForm = {
  ...{ kind: 'http', url: '', model: '', context_tokens: '', is_ours: false, key: '' },
};

function serverForm(server: ModelServer | null): ServerForm {
  if (!server) return emptyServer;
  return { ...server, context_tokens: server.context_tokens?.toString() ?? '', key: '' };
}

export const formOf = ({ choice }: ModelDecision): ModelForm => ({
  writes: choice.writes,
  here: choice.here,
  templates: choice.templates,
  house: serverForm(choice.house),
  elsewhere: serverForm(choice.elsewhere),
});

const isEmpty = ({ url, model, key }: ServerForm): boolean => url === '' && model === '' && key === '';

/** As the contract has it, right or wrong. */
const serverOf = ({ key: _, context_tokens, url, model, ...rest }: ServerForm): ModelServer => ({
  ...{ ...rest, url: url.trim(), model: model.trim() },
  context_tokens: context_tokens.trim() === '' ? null : Number(context_tokens),
});

const keyOf = ({ key }: ServerForm): string | undefined => (key.trim() === '' ? undefined : key.trim());

/** A public address: whoever says that it is the institution's own sends names there. */
export const isPublic = (url: string): boolean => URL.canParse(url.trim()) && !isHouseAddress(url.trim());

type Fault = 'url' | 'model' | 'context_tokens' | 'is_ours' | 'key';
export type Faults = Partial<Record<Fault, true>>;

/** What keeps a server from being tried or chosen. */
export function faultsOf(place: ServerPlace, form: ServerForm, hasKey: boolean): Faults {
  const read = ModelServer.safeParse(serverOf(form));
  const faults: Faults = {};
  for (const { path } of read.error?.issues ?? []) faults[path[0] as Fault] = true;
  const needsUrl = form.kind !== 'mistral' || place === 'house';
  if (needsUrl && form.url.trim() === '') faults.url = true;
  if (place === 'house' && isPublic(form.url) && !form.is_ours) faults.is_ours = true;
  if (form.kind !== 'http' && !hasKey && !keyOf(form)) faults.key = true;
  return faults;
}

type Body = Omit<Sent<typeof setModelChoice>['body'], 'version'>;

export function bodyOf({ house, elsewhere, ...rest }: ModelForm): Body {
  const server = (form: ServerForm) => (isEmpty(form) ? null : serverOf(form));
  return {
    ...rest,
    ...{ house: server(house), elsewhere: server(elsewhere) },
    ...{ house_key: keyOf(house), elsewhere_key: keyOf(elsewhere) },
  };
}

/** Those that something is filled in of: templates choose among them. */
export const configured = (form: ModelForm): ServerPlace[] =>
  (['house', 'elsewhere'] as const).filter((place) => !isEmpty(form[place]));
