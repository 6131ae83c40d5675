/** What the administrator sees of the transcribers. */
import type { EngineStatus, Language } from '@noteer/contract';
import type { ModelKeeper } from '../models/keeper.ts';
import { reported, unreadyModels } from '../models/remedy.ts';
import { type EngineKind, type Found, missingModels } from './choice.ts';
import type { SpeechEngine } from './engine.ts';
import type { EngineLineup } from './lineup.ts';
import { conversationsAtOnce } from './speed.ts';

const languages: Language[] = ['nl', 'en'];
const FOR_ALL_LANGUAGES = 'whisper-small';

type Parts = {
  kinds: EngineKind[];
  found: Found;
  keeper: ModelKeeper;
  lineup: EngineLineup;
  /** Why speech cannot be told from silence, if so: then no engine is of use. */
  detectorProblem: string | undefined;
};

/** Being got now, or not here: both with what to do. */
function unready(engine: string, names: string[], keeper: ModelKeeper): EngineStatus {
  return {
    port: 'transcription',
    engine,
    model: null,
    languages: [],
    runtime: null,
    speed: null,
    ...unreadyModels(names, keeper),
  };
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
      remedy: reported(problem),
    });
  }
  if (served.size === 0) return [unready(first, missing, keeper)];
  const unserved = languages.filter((language) => !served.has(language));
  return [
    ...statuses.values(),
    ...unserved.map((language) => ({
      ...unready(first, [], keeper),
      languages: [language],
      remedy: { kind: 'no_model_for' as const, language, model: FOR_ALL_LANGUAGES },
    })),
  ];
}
