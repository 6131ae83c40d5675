/** Which engine listens to which language: from the settings, and from the models that are here now. */
import type { Language } from '@noteer/contract';
import { entryOf } from '../models/manifest.ts';
import { type InstalledModel, installedModels, isOutdated, type ModelPlaces } from '../models/places.ts';
import { enginesFor, readWhisper, type WhisperEngine, type WhisperModel } from './whisper-model.ts';

/** What TRANSCRIBER may name, besides auto. */
export const engineKinds = ['whisper', 'moonshine', 'http'] as const;
export type EngineKind = (typeof engineKinds)[number];

export type ChoiceSettings = {
  TRANSCRIBER: EngineKind | 'auto';
  TRANSCRIBER_URL?: string | undefined;
  TRANSCRIBER_MODEL?: string | undefined;
  WHISPER_ENGINE: WhisperEngine | 'auto';
};

/** In this order. Whisper before Moonshine: it takes the words of the field as a hint. */
export function kindsOf({ TRANSCRIBER, TRANSCRIBER_URL }: ChoiceSettings): EngineKind[] {
  if (TRANSCRIBER !== 'auto') return [TRANSCRIBER];
  return TRANSCRIBER_URL ? ['http'] : ['whisper', 'moonshine'];
}

export type Found = {
  silero: InstalledModel | undefined;
  /** The largest first: whoever installs a larger one wants it used. */
  whisper: WhisperModel[];
  moonshine: InstalledModel[];
};

export async function lookForModels(places: ModelPlaces, wanted: string | undefined): Promise<Found> {
  const installed = await installedModels(places);
  const ofKind = (kind: InstalledModel['kind']) =>
    installed.filter((model) => model.kind === kind && (!wanted || model.name === wanted));
  const whisper = await Promise.all(ofKind('whisper').map(readWhisper));
  return {
    silero: installed.find(({ kind }) => kind === 'silero'),
    whisper: whisper.filter((model) => model !== undefined).sort((a, b) => b.layers - a.layers),
    moonshine: ofKind('moonshine'),
  };
}

const isOld = (model: InstalledModel) => isOutdated(model, entryOf(model.name) ?? {});

/**
 * What a kind of engine lacks here, by its names in the manifest. Any Whisper will do in place of the default one; one
 * that an earlier version of Noteer made is made anew.
 */
export function missingModels(kind: EngineKind, { silero, whisper, moonshine }: Found): string[] {
  const missing = silero ? [] : ['silero-vad-v5'];
  if (kind === 'whisper' && whisper.length === 0) missing.push('whisper-small');
  if (kind === 'whisper') missing.push(...whisper.filter(isOld).map(({ name }) => name));
  if (kind === 'moonshine' && moonshine.length === 0) missing.push('moonshine-base-en');
  return missing;
}

export type Choice =
  | { kind: 'http' }
  | { kind: 'whisper'; model: WhisperModel; engines: WhisperEngine[] }
  | { kind: 'moonshine'; model: InstalledModel };

type Wanted = { found: Found; language: Language; wanted: WhisperEngine | 'auto' };

/** What each kind can hear the language with, when it can. */
const choiceOf: Record<EngineKind, (asked: Wanted) => Choice | undefined> = {
  http: () => ({ kind: 'http' }),
  whisper({ found, language, wanted }) {
    for (const model of found.whisper.filter(({ languages }) => languages.includes(language))) {
      const engines = enginesFor(model).filter((engine) => wanted === 'auto' || engine === wanted);
      if (engines.length > 0) return { kind: 'whisper', model, engines };
    }
    return undefined;
  },
  moonshine({ found, language }) {
    const [model] = found.moonshine;
    return model && language === 'en' ? { kind: 'moonshine', model } : undefined;
  },
};

/** Undefined when no model here knows the language: another one would write confident nonsense. */
export function choose(
  { kinds, wanted }: { kinds: EngineKind[]; wanted: WhisperEngine | 'auto' },
  found: Found,
  language: Language,
): Choice | undefined {
  for (const kind of kinds) {
    const choice = choiceOf[kind]({ found, language, wanted });
    if (choice) return choice;
  }
  return undefined;
}
