/** What a clinician says in English, as a note has it: a plan, an appointment, a finding, a judgement, or what they were told. */
import { leftover, reportedInEnglish } from './english-reported.ts';
import { toldInEnglish } from './english-third.ts';
import type { Cast } from './party.ts';
import { small, textOf, type Word, type Written, withoutEnd, wordsIn, written } from './words.ts';

const then = '(?:(?:then|so|now|again|okay|alright|and|but|also|well) )*';
const softly = '(?: also| just| do| would| really| then| certainly| definitely| still| probably| now)*';
const begins = (patterns: readonly string[], rest: string) =>
  new RegExp(`^${then}(?:${patterns.join('|')})${rest}`, 'iu');

const appointment = begins(
  [
    `i(?:'ll| will|'d like to| would like to| want to)${softly} (?:see|meet) you`,
    `we(?:'ll| will)${softly} (?:see you|see each other|meet)`,
    'see you',
    "let's meet",
    "(?:i'll|i will|we'll) have you (?:come back|back)",
    "you(?:'ll| will| can) come back",
    'come back(?: and see (?:me|us))?',
  ],
  '(?: again| back| here| then| to see (?:me|us))* (?=(?:in|on|at|next|monday|tuesday|wednesday|thursday|friday|for|after|around|tomorrow|\\d))(.+)$',
);
const planned = begins(
  [
    "we(?:'ll| will| are going to|'re going to|'re gonna| should| need to| have to| can| could| want to|'d like to)",
    "let(?:'s| us| me)",
    "i(?:'m going to|'m gonna| am going to|'d like to|'ll| will| would like to| want to| need to| can)",
    'i (?:also|do|would|really|just) (?:want|like) to',
    "i(?:'d| would)? (?:recommend|suggest) (?:that )?we",
    "what (?:we'll|i'd like to|i want to|we're going to|i'm going to) do is(?: to)?",
    'the plan is to',
    'my plan is to',
  ],
  `${softly}(?: go ahead and| start to)* (.+)$`,
);
const wished = begins(
  [
    "i(?:'d| would)?(?: also| do| just| really)* (?:want|like|need|advise|recommend|suggest|encourage|expect) (?:that )?(?:for )?you(?: to)?",
    "i'm going to (?:have|ask|want) you(?: to)?",
    "i(?:'ll| will) (?:have|ask) you(?: to)?",
    "we(?:'ll| will)? (?:have|want|need) you(?: to)?",
    'please',
    'make sure (?:that )?you',
    'try to',
    "you(?: should| need to|'ll need to| have to|'ll have to| must|'re going to need to| want to make sure you)",
    'you (?:can|may|could)',
  ],
  `${softly}(?: please| go ahead and)* (.+)$`,
);
/** Done by the clinician, where a note would otherwise ask it of the patient. */
const ownDeeds =
  /^(?:call|phone|ring|write|send|email|let|get back|speak|talk|contact|refer|ask|check with|text)\b/iu;
const mild = new RegExp(`^${then}(?:you (?:can|may|could)|we (?:can|could))`, 'iu');
const thought =
  /^(?:i(?: do| really| still)? (?:think|believe|suspect|feel)(?: that)?|my impression is(?: that)?) (?=you|this|it|that|the|there)/iu;
const appears = /^(?:it (?:looks|seems|sounds|appears) (?:like|that|as if)|it (?:seems|appears)) (?=you)/iu;
/** What the clinician knows, sees or was told is the fact itself. */
const known =
  /^(?:(?:and|so|well|okay) )*(?:i(?: do| can| also)? (?:know|see|understand|remember|noticed|saw|gather|hear)(?: here| in your chart| from your chart)?(?: that)?|as you know|you (?:said|mentioned|told me|were saying|were telling me)(?: that)?|it says(?: here)?(?: that)?|the nurse (?:said|told me)(?: that)?) (?=(?:you|your|it|the|there|he|she|we|it's|that|this)\b)/iu;

/** `For your second problem, the gout, I want to …`: what it is about stands first. */
const about =
  /^(?:(?:so|then|now|and|again) )*(?:for|from|in terms of|as far as|with regards? to|in regards? to|regarding|as for|when it comes to|concerning) (?:an? |the |your |my )?([^,;]{3,70}?)(?: goes| is concerned| standpoint| perspective| point of view)?, (?=\S+ \S)(.+)$/iu;
const ordinal =
  /^(?:very )?(?:first|second|third|fourth|fifth|last|next|other|final|main) (?:problem|issue|diagnosis|concern|thing|one|complaint)s?(?:,? (?:of|is|which is|being|for))?,? ?(?:your |the |that |this )?/iu;
const isTopic = (topic: string): boolean =>
  topic.split(' ').length <= 7 &&
  !/\b(?:i|you|we|that|which|if|when|what|now|today|example|weeks?|days?|months?|years?|minutes?|hours?|time)\b/iu.test(
    topic,
  );

/** `On your heart exam, I do appreciate a murmur` → `Heart exam: a murmur`. */
const examined =
  /^((?:on|in|over|with) [^,;]{3,60}?,? )?i(?: do| can| also| still| did| could)* (?:appreciate|hear|see|feel|note|notice|palpate|detect|find|get) (?=(?:a|an|some|no|one|two|mild|slight|moderate|good|clear|normal|decreased|bilateral|three|four|lots|diffuse|trace|severe|minimal)\b)(.+)$/iu;
const notFound =
  /^((?:on|in|over|with) [^,;]{3,60}?,? )?i(?: do| can| did| could)?(?:n't| not|not)(?: really| even)? (?:appreciate|hear|see|feel|note|notice|palpate|detect|find) (?:any(?: evidence of| signs? of)?|a|an|much)? ?(?=\S)(.+)$/iu;

const lowered = (text: string): string =>
  text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

function toldOf(text: string, cast: Cast): Written | null {
  const told = toldInEnglish(wordsIn(text), cast);
  if (told.words.some(({ low }) => leftover.has(low) || low === 'you')) return null;
  return { text: withoutEnd(textOf(told.words)), sure: told.sure };
}

function decided(said: string, cast: Cast): Written | null | undefined {
  const wish = wished.exec(said)?.[1];
  const plan = wish === undefined ? planned.exec(said)?.[1] : undefined;
  const deed = wish ?? plan;
  if (!deed || !/^[a-z]/u.test(deed)) return undefined;
  const told = toldOf(deed, cast);
  if (!told) return null;
  const isMild = mild.test(said);
  const who = plan !== undefined && ownDeeds.test(deed) ? 'Clinician to ' : isMild && wish ? 'May ' : '';
  return { text: written(wordsIn(who + told.text)), sure: told.sure * (isMild && plan ? 0.65 : 0.9) };
}

function found(said: string, cast: Cast): Written | null {
  const hit = examined.exec(said);
  const none = hit ? null : notFound.exec(said);
  const [, place = '', what = ''] = hit ?? none ?? [];
  if (!what) return null;
  const told = toldOf(what, cast);
  if (!told || told.text === '') return null;
  const where = toldOf(place.replace(/,\s*$/u, ''), cast)?.text ?? '';
  const text = none ? `no ${told.text}` : told.text;
  return { text: written(wordsIn(where ? `${where}, ${text}` : text)), sure: told.sure * 0.9 };
}

/** `Is tired` → `Appears to be tired`. */
const seeming = (text: string): string =>
  /^Is /u.test(text)
    ? text.replace(/^Is /u, 'Appears to be ')
    : /^Has /u.test(text)
      ? text.replace(/^Has /u, 'Appears to have ')
      : `Apparently ${lowered(text)}`;

/** What a note says after a topic: in small letters, unless it begins with a name. */
function withTopic(said: string, cast: Cast): Written | null {
  let [, named = '', rest = ''] = about.exec(said) ?? [];
  // `For your first problem, the gout, I want to …`
  const next = ordinal.test(named)
    ? /^(?:of )?(?:your |the )?([^,;]{3,50}), (?=\S+ \S)(.+)$/u.exec(rest)
    : null;
  if (next && named.replace(ordinal, '').trim() === '') [, named = '', rest = ''] = next;
  const topic = named.replace(ordinal, '').trim();
  if (!topic || !isTopic(topic)) return null;
  const told = clinicianInEnglish(wordsIn(rest), cast);
  return told && { text: written(wordsIn(`${topic}: ${small(told.text)}`)), sure: told.sure * 0.95 };
}

/** A note is the clinician's: what they see, want or know needs no `the clinician`. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [
    /\bthe clinician (?:also )?(?:does |can )?(?:hears?|sees?|feels?|appreciates?|notes?|notices?|finds?) (?=(?:a|an|some|no|one)\b)/giu,
    'there is ',
  ],
  [
    /\bthe clinician (?:does|can|did|could)(?: not|not) (?:hear|see|feel|appreciate|note|notice|find) (?:any|a|an)\b/giu,
    'there is no',
  ],
  [/\bthe clinician cannot (?:hear|see|feel|appreciate|note|notice|find) (?:any|a|an)\b/giu, 'there is no'],
  [
    /\bthe clinician (?:also |just |does |really )*(?:wants? to|would(?: also)? like to|is(?: also| just)* going to|will)(?: go ahead and)?\b/giu,
    'will',
  ],
  [
    /\bthe clinician (?:also )?(?:knows|sees|understands|remembers|heard|saw)(?: that)? (?=(?:the patient|she|he|they|it|there|her|his|their)\b)/giu,
    '',
  ],
];
function unsaid(told: Written | null): Written | null {
  if (!told || !/the clinician/iu.test(told.text)) return told;
  const text = ownWords.reduce((each, [said, short]) => each.replace(said, short), told.text);
  return { ...told, text: written(wordsIn(text)) };
}

export function clinicianInEnglish(words: readonly Word[], cast: Cast): Written | null {
  const said = withoutEnd(textOf(words));
  const [, when] = appointment.exec(said) ?? [];
  if (when) return { text: `Follow-up ${when}`, sure: 0.95 };
  if (words.at(-1)?.after.includes('?')) return null;
  const plan = decided(said, cast);
  if (plan !== undefined) return plan;
  const sign = found(said, cast) ?? withTopic(said, cast);
  if (sign) return sign;
  const lead = known.exec(said)?.[0];
  if (lead) return clinicianInEnglish(wordsIn(said.slice(lead.length)), cast);
  const judged = thought.exec(said)?.[0];
  const seems = judged ? undefined : appears.exec(said)?.[0];
  const told = unsaid(reportedInEnglish(wordsIn(said.slice((judged ?? seems ?? '').length)), cast));
  if (!told || (!judged && !seems)) return told;
  if (seems) return { text: seeming(told.text), sure: told.sure };
  return { text: `Probably ${lowered(told.text)}`, sure: told.sure * 0.9 };
}
