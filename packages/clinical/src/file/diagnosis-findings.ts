/** Diagnoses as stated, in the parts of a paper where they are stated. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { DiagnosisFinding } from './finding.ts';
import { daysNamed, fileDay, isOfOther, placeIn, type ReadSentence } from './read.ts';

/** What a diagnosis has in its name. General knowledge. */
const names: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:(?!bipolaire)\p{L}*stoornis\p{L}*|\p{L}*depressie|depressieve episode|ptss|adhd|add|autisme|ass|schizofrenie|bipolaire(?: (?:i{1,2}|[12]|type (?:i{1,2}|[12])))?[- ]stoornis|bipolair|ziekte van (?:alzheimer|parkinson)|psychose|ocs|ocd|dysthymie|anorexia nervosa|boulimia nervosa|borderline(?:[- ]persoonlijkheidsstoornis)?|\p{L}*verslaving|\p{L}*afhankelijkheid|dementie|alzheimer|burn-?out|paniekstoornis|fobie|diabetes mellitus(?: type [12])?|dm ?(?:type )?(?:2|1)|hypertensie|astma|copd|hypothyre?oidie|hyperthyre?oidie|epilepsie|migraine|hartfalen|atriumfibrilleren|boezemfibrilleren|nierinsufficientie|hypercholesterolemie|artrose|reumatoide artritis|osteoporose|cva|tia|myocardinfarct|hartinfarct|slaapapneu|osas|obesitas|anemie|jicht|psoriasis)\b/u,
  en: /\b(?:[\p{L}-]+(?: \p{L}+){0,2} disorder|depression|depressive episode|ptsd|adhd|autism|schizophrenia|bipolar|psychosis|ocd|dysthymia|anorexia nervosa|bulimia nervosa|\p{L}+ dependence|\p{L}+ addiction|dementia|alzheimer's|burnout|phobia|diabetes(?: mellitus)?(?: type [12])?|type [12] diabetes|hypertension|asthma|copd|hypothyroidism|hyperthyroidism|epilepsy|migraine|heart failure|atrial fibrillation|chronic kidney disease|stroke|tia|myocardial infarction|parkinson's disease|sleep apnoea|obesity|anaemia|gout|psoriasis)\b/u,
};
const stated: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:diagnose|diagnosen|classificatie|dsm-?5|gediagnosticeerd|bekend met|bekend wegens|gediagnostiseerd|voldoet aan (?:de )?criteria)\b/u,
  en: /\b(?:diagnosis|diagnosed|diagnoses|known with|history of|meets criteria|dsm-?5)\b/u,
};
const unsure: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:verdenking|vermoeden|mogelijk\p{L}*|waarschijnlijk\p{L}*|dd\b|differentiaal\p{L}*|werkdiagnose|lijkt|past bij|passend bij|eventueel|uitsluiten|v\.a\.)|\?/u,
  en: /\b(?:suspected|suspicion|possible|probable|likely|differential|query|rule out|working diagnosis|consistent with)\b|\?/u,
};
const denied: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:geen|niet|zonder|uitgesloten|onvoldoende|ontken\p{L}*)\b/u,
  en: /\b(?:no|not|without|excluded|ruled out|den\p{L}*)\b/u,
};
/** Told of earlier times, or gone. */
const past: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:eerder\p{L}*|voorheen|in het verleden|status na|doorgemaakt\p{L}*|in remissie|in volledige remissie|hersteld|genezen|verholpen|verdwenen)\b/u,
  en: /\b(?:previous\p{L}*|past|former\p{L}*|status post|in remission|recovered|resolved|cured)\b/u,
};

const code = /\b(F\d{2}(?:\.\d{1,2})?|[A-EG-Z]\d{2}\.\d)\b/;
const LONGEST_NAME_characters = 90;

/** Words before the name belong to it, up to one that does not: `bekend met <milde cognitieve> stoornis`. */
const outside: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:een|de|het|met|van|voor|bij|wegens|na|aan|en|of|is|zijn|sprake|bekend|diagnosen?|heeft|had|als|in|op|uit|waarvoor|mogelijk\p{L}*|waarschijnlijk\p{L}*|beginnende|verdenking|vermoeden|huidige|classificatie|conclusie|werkdiagnose|naast|comorbide|stabiele|bekende|eerdere|status|volgens|door|ivm|nu|patient|client|pt|past|lijkt|voldoet|criteria|sinds|gediagnosticeerd|\W*\d.*|[a-z]\d.*|.*[:;.)])$/u,
  en: /^(?:a|an|the|with|of|for|in|to|and|or|is|has|had|as|known|history|diagnosis|diagnosed|possible|probable|likely|suspected|current|previous|past|meets|criteria|patient|client|since|\W*\d.*|[a-z]\d.*|.*[:;.)])$/u,
};
const MOST_LEADING = 4;

function leadingWords(before: string, language: Language): string {
  const words = before.trimEnd().split(/\s+/);
  const kept: string[] = [];
  while (kept.length < MOST_LEADING && words.length > 0) {
    const word = words.pop() ?? '';
    if (word === '' || outside[language].test(word)) break;
    kept.unshift(word);
  }
  return kept.join(' ');
}
/** …and behind it: `, matig ernstig`, `type 2`, `met angst`. */
const trailing =
  /^(?:\s(?:type [12I]+|met psychotische kenmerken|met angst|with psychotic features|nao|nos)|,? (?:matig ernstig|licht|matig|ernstig|recidiverend|eenmalige episode|recidiverende episode|mild|moderate|severe|recurrent)(?=[,.;)]|$))*/u;

function nameIn(entry: string, language: Language): string | undefined {
  const heard = plain(entry);
  // Plain letters stand where the written ones do only when none had two parts.
  const text = heard.length === entry.length ? entry : heard;
  const found = names[language].exec(heard);
  if (!found) return undefined;
  const leading = leadingWords(heard.slice(0, found.index), language);
  const before = leading === '' ? 0 : found.index - heard.slice(0, found.index).lastIndexOf(leading);
  // `stoornis` by itself names nothing.
  if (before === 0 && /^(?:stoornis\p{L}*|disorder)$/u.test(found[0])) return undefined;
  const end = found.index + found[0].length;
  const after = trailing.exec(heard.slice(end))?.[0].length ?? 0;
  return text.slice(found.index - before, end + after).trim();
}

/** Where a paper states what somebody has: by the part, or by the words. */
const isStated = ({ part, words, paper }: ReadSentence): boolean =>
  part === 'diagnosis' || part === 'history' || stated[paper.language].test(plain(words));

export function diagnosisFindings(sentence: ReadSentence): DiagnosisFinding[] {
  const { words, part, paper, slots } = sentence;
  const { language } = paper;
  if (/^(?:plan|question|greeting|family|allergies|medicines)$/.test(part) || !isStated(sentence)) return [];
  let at = 0;
  return words.split(/(?<=[;,]\s)|(?<=\.\s)|(?<=\s(?:en|and)\s)/u).flatMap((entry): DiagnosisFinding[] => {
    const spot = { start: at, end: at + entry.length };
    at += entry.length;
    const heard = plain(entry);
    const name = nameIn(entry.trim(), language);
    if (!name || name.length > LONGEST_NAME_characters) return [];
    const place = spot.start + Math.max(0, heard.indexOf(plain(name)));
    if (
      denied[language].test(plain(name)) ||
      denied[language].test(
        plain(words.slice(0, place))
          .split(/[;.]\s/)
          .at(-1) ?? '',
      )
    )
      return [];
    if (isOfOther(sentence, { start: place, end: place })) return [];
    const times = daysNamed(slots, spot).flatMap((time) => fileDay(time, paper) ?? []);
    const day = times.find(({ date }) => date <= paper.date);
    const number = code.exec(entry)?.[1];
    return [
      {
        ...placeIn(sentence, day),
        kind: 'diagnosis',
        name,
        ...(number ? { code: number } : {}),
        is_certain:
          !unsure[language].test(heard) && !unsure[language].test(plain(words.slice(0, spot.start))),
        is_past: past[language].test(heard),
      },
    ];
  });
}
