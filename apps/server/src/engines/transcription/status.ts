/** What the administrator sees of the transcribers. */
import type { EngineStatus, Language } from '@noteer/contract';
import type { ModelKeeper } from '../models/keeper.ts';
import { type EngineKind, type Found, missingModels } from './choice.ts';
import type { SpeechEngine } from './engine.ts';
import type { EngineLineup } from './lineup.ts';
import { conversationsAtOnce } from './speed.ts';

const languages: Language[] = ['nl', 'en'];
const inWords: Record<Language, string> = { nl: 'Dutch', en: 'English' };

type Parts = {
  kinds: EngineKind[];
  found: Found;
  keeper: ModelKeeper;
  lineup: EngineLineup;
  /** Why speech cannot be told from silence, if so: then no engine is of use. */
  detectorProblem: string | undefined;
};

const howToGet = (names: string[]) => `Run "npm run models -- get ${names.join(' ')}" where Noteer runs.`;

/** Being got now, or not here: both with what to do. */
function unready(engine: string, names: string[], keeper: ModelKeeper): EngineStatus {
  const base = {
    port: 'transcription' as const,
    engine,
    model: null,
    languages: [],
    runtime: null,
    speed: null,
  };
  for (const name of names) {
    const getting = keeper.progressOf(name);
    if (!getting) continue;
    const percent = getting.done === undefined ? '' : ` ${Math.round(getting.done * 100)} %`;
    return { ...base, state: 'preparing', remedy: `${name} is being prepared: ${getting.step}${percent}.` };
  }
  const failure = names.map((name) => keeper.failureOf(name)).find(Boolean);
  return { ...base, state: 'missing', remedy: [failure, howToGet(names)].filter(Boolean).join(' ') };
}

/** Each engine in use once, and then the languages that none of them knows. */
export function statusOf({ kinds, found, keeper, lineup, detectorProblem }: Parts): EngineStatus[] {
  const [first = 'whisper'] = kinds;
  const missing = missingModels(first, found);
  if (!found.silero) return [unready(first, missing, keeper)];

  const statuses = new Map<SpeechEngine, EngineStatus>();
  const served = new Set<Language>();
  for (const language of languages) {
    const choice = lineup.chosen(found, language);
    const engine = choice && lineup.engineFor(choice);
    if (!choice || !engine?.languages.includes(language)) continue;
    served.add(language);
    const problem = detectorProblem ?? engine.problem();
    const times = lineup.timesOf(choice);
    const known = statuses.get(engine)?.languages ?? [];
    statuses.set(engine, {
      port: 'transcription',
      engine: choice.kind,
      runtime: lineup.runtimeOf(choice),
      model: engine.name,
      state: problem ? 'failing' : 'ready',
      languages: [...known, language],
      speed: times ? { times, at_once: conversationsAtOnce(times) } : null,
      remedy: problem ?? null,
    });
  }
  if (served.size === 0) return [unready(first, missing, keeper)];
  const unserved = languages.filter((language) => !served.has(language));
  return [
    ...statuses.values(),
    ...unserved.map((language) => ({
      ...unready(first, [], keeper),
      languages: [language],
      remedy: `No model here knows ${inWords[language]}. Set TRANSCRIBER=auto and run "npm run models -- get whisper-small".`,
    })),
  ];
}
