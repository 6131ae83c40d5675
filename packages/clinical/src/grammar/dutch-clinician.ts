/** What the clinician says: plans in the infinitive, appointments by name, the rest in the third person. */
import { capitalised } from '../reading/text.ts';
import { type Clause, clausesOf } from './dutch-clauses.ts';
import { judged, planned } from './dutch-planned.ts';
import { joinTo } from './dutch-reported.ts';
import { subjectOf, withFronts } from './dutch-subject.ts';
import { inThirdPerson, type Said } from './dutch-third.ts';
import type { Cast } from './party.ts';
import { set, textOf, type Word, type Written, written } from './words.ts';

const openings =
  /^(?:(?:dan|goed|prima|mooi|voor nu|kortom|al met al|samengevat|samenvattend|alles bij elkaar|concluderend|wat mij betreft),\s+|(?:wat ik (?:denk|wil|voorstel|zie)|mijn (?:conclusie|advies|voorstel|indruk)(?: is)?|de afspraak is):\s+|wat ik (?:denk|zie|vind|constateer) is (?!dat)|dan (?=(?:wil|kan|kunt|mag|moet|had|heeft|bent|bel|zie|ga|stuur|geef|neem|neemt|gaat|gaan|doen|maken|hebben|spreken|zien) (?:u|ik|we|je|wij)(?!\p{L})))/iu;

const seeing =
  /^(?:(?:(?:dan|verder|nu|en) )*(?:ik zie|zie ik|zien we|we zien|spreek ik|ik spreek|spreken we|we spreken|maken we een afspraak|we maken een afspraak) ?(?:u|je|jou|jullie|elkaar)?(?: (?:weer|terug|hier|dan|nog|graag|dus))*) (?=(?:over|op|om|in|aan|volgende|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|morgen|overmorgen|half|kwart|na|begin|eind|voor|\d))(.+)$/iu;

/** `Ik zie u over drie weken` is an appointment. */
function appointment(text: string): Written | undefined {
  const [, when] = seeing.exec(text) ?? [];
  if (when && !/\b(?:niet|geen|dat u|dat je)\b/iu.test(when)) {
    const own = when
      .replace(/\b(?:u|je|we|ik)\b.*$/iu, '')
      .replace(/[\s,]+$/u, '')
      .replace(/ (?:weer|terug)$/u, '');
    return { text: `Vervolgafspraak ${own || when}`, sure: 0.95 };
  }
  const [, how, day] = seeingLater.exec(text) ?? [];
  return how && day && !/\bniet\b/iu.test(how)
    ? { text: `Vervolgafspraak ${how.replace(/^dus /iu, '')} ${day}`, sure: 0.85 }
    : undefined;
}

/** `Dan zie ik jullie, dus met Jeroen erbij, op dinsdag`: the day comes later. */
const seeingLater =
  /^(?:dan )?(?:zie ik|zien we|spreek ik|spreken we) (?:u|je|jou|jullie|elkaar),? (\p{L}[^.]{2,50}?),? ((?:op|om|over) (?:\d|\p{L}+dag|een|één|twee|drie|vier|vijf|zes).*)$/iu;

/** `Ik zie een fijne tremor` → `fijne tremor`; `Een depressie zie ik nu niet` → `nu geen depressie`. */
function finding(said: string): Written | undefined {
  const [, no, what] =
    /^ik (?:zie|hoor|voel|meet|constateer|merk)(?: (?:hier|nu|ook|wel|verder))* (?:(geen)|een|wat) (\p{L}.*)$/iu.exec(
      said,
    ) ?? [];
  if (what && !/(?<!\p{L})(?:ik|u|je|we|mij|uw|dat)(?!\p{L})/iu.test(what))
    return { text: capitalised(`${no ? 'geen ' : ''}${what}`), sure: 0.9 };
  const [, not, time = ''] =
    /^een (\p{L}[\p{L} -]*?) (?:zie|hoor|voel|vind) ik (?:(nu|hier|op dit moment|vandaag) )?niet$/iu.exec(
      said,
    ) ?? [];
  return not ? { text: capitalised(`${time ? `${time} ` : ''}geen ${not}`), sure: 0.9 } : undefined;
}

const wish =
  /^(?:ik (?:wil|zou willen|wou|zou graag willen|stel voor|raad aan|adviseer|vraag)(?: (?:graag|wel|ook|u|je|aan))*|het is (?:belangrijk|de bedoeling|goed|verstandig|fijn)|belangrijk is|wat ik (?:wil|graag wil|belangrijk vind|vraag) is|mijn advies is|de afspraak is)$/iu;
const thought =
  /^(?:ik (?:denk|vind|zie|vermoed|schat|concludeer|heb het idee|heb de indruk)(?: (?:ook|wel|dus|nu))*|mijn (?:indruk|conclusie|inschatting) is|het lijkt erop|volgens mij is het zo|het kan zijn)$/iu;

const bare = (clause: Clause): string => textOf([...clause.lead, ...clause.words]).replace(/[,:]$/u, '');

export function clinicianInDutch(words: readonly Word[], cast: Cast): Written | null {
  const said = textOf(words)
    .replace(/[.!]+$/u, '')
    .replace(openings, '');
  const seen = appointment(said);
  if (seen) return seen;
  const found = finding(said);
  if (found) return found;
  if (words.at(-1)?.after.includes('?')) return null;
  const from = words.length - said.split(' ').length;
  const clauses = withFronts(clausesOf(words.slice(Math.max(0, from))));
  const out: Word[] = [];
  let before: Said & { condition: boolean; wished: boolean; plans: boolean } = {
    subject: 'none',
    kind: 'main',
    condition: false,
    wished: false,
    plans: false,
  };
  let sure = 1;
  for (const [at, clause] of clauses.entries()) {
    const next = clauses[at + 1];
    const isDat = next?.kind === 'sub' && next.lead.at(-1)?.low === 'dat';
    if (isDat && wish.test(bare(clause)) && subjectOf(next)?.who === 'you') {
      before = { ...before, wished: true };
      continue;
    }
    const before2 = clauses[at - 1];
    const isThought =
      clause.kind === 'sub' && clause.lead.at(-1)?.low === 'dat' && before2 && thought.test(bare(before2));
    const isLed = isDat && thought.test(bare(clause)) && judged(next, cast, true) !== undefined;
    if (isLed) continue;
    const plan =
      (isThought
        ? judged(clause, cast, /(?:vind|zie|concludeer|conclusie)/iu.test(bare(before2)))
        : undefined) ?? planned(clause, cast, before);
    // `Slaapt u goed`: a question whose mark was not written is no statement.
    const asks = subjectOf(clause);
    if (!plan && at === 0 && asks?.who === 'you' && asks.order === 'inverted' && asks.verb === 0) return null;
    const told = plan ?? inThirdPerson(clause, cast, before);
    joinTo(out, told.words);
    sure *= told.sure;
    before = {
      ...told.said,
      condition:
        before.condition ||
        (plan !== undefined && clause.words[0]?.low === 'bij') ||
        (clause.kind === 'sub' &&
          /^(?:als|mocht|wanneer|indien|zodra|zolang)$/u.test(clause.lead.at(-1)?.low ?? '')),
      wished: before.wished && plan !== undefined,
      plans: plan !== undefined,
    };
  }
  for (const [at, each] of out.entries()) if (each.low === 'jullie') out[at] = { ...each, text: 'hen' };
  for (const [at, each] of out.entries()) if (each.low === 'ons') out[at] = { ...each, text: 'de praktijk' };
  if (out.length === 0 || out.some(({ low }) => unsaid.has(low))) return null;
  const isGeneral = /(?<!\p{L})(?:kun|word|krijg|heb|voel) je(?!\p{L})/iu.test(said) ? 0.6 : 1;
  return { text: written(out), sure: Math.round(sure * isGeneral * firstSure(words) * 100) / 100 };
}

const unsaid = set("ik mijn m'n mij me je jij jou jouw we wij");

const firstSure = (words: readonly Word[]): number =>
  /^(?:dat|dit|die|daar|daarom|hij|ze|zij)$/u.test(words[0]?.low ?? '') ? 0.6 : 1;
