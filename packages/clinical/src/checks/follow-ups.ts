/** Sentences of a note that ask for something to be done: appointments, things to send, agreements. */
import type { Language } from '../note.ts';
import { holding } from '../talk/phrases.ts';
import { plain } from '../reading/text.ts';
import { dueDate } from '../reading/due.ts';
import type { FollowUp } from './mark.ts';
import type { Quantity } from '../reading/quantity.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { type NoteSentence, sentencesOf } from '../reading/segments.ts';
import { tokensOf } from '../reading/tokens.ts';

type Words = Readonly<Record<FollowUp['kind'], RegExp>> & {
  /** What has been: no follow-up, unless a day is named that is to come. */
  done: RegExp;
  /** Headings under which each line is something to do. */
  plan: RegExp;
};

const words: Readonly<Record<Language, Words>> = {
  nl: {
    appointment:
      holding(`afspraak, vervolgafspraak*, belafspraak*, controleafspraak*, controle, vervolgconsult*, vervolggesprek*,
      vervolgcontact, vervolg op, uitslaggesprek*, herbeoordeling, huisbezoek, volgende sessie, volgende keer, volgende contact,
      terugkomen, terugzien, komt terug, terug op, telefonisch contact, telefonisch consult, beeldbellen, sessie \\d*, volgend depot,
      nieuw consult, evaluatie op, evaluatie over, evalueren, gesprek met ouders op, vervolg over, intake op`),
    send: holding(`sturen, stuur, stuurt, opsturen, mailen, mailt, versturen, verzenden, brief, verwijz*, verwijs*, doorverwij*,
      recept, herhaalrecept, machtiging aanvragen, aanvragen, aangevraagd worden, aanvraag, informeren, informeert, inlichten,
      terugkoppel*, overdracht`),
    agreement:
      holding(`bellen, belt, overleg*, overleggen, regelen, regelt, contact leggen, contact opnemen, neemt contact op,
      bloedprikken, bloed prikken, bloedcontrole, bloedonderzoek, bloedafname, lab, laten prikken, oefen*, huiswerk*, bijhouden,
      houdt bij, dagboek, registr*, meten, meet, proberen, afgesproken, spreken af, afspraken, aanmelden, meldt aan, inplannen,
      plannen, bespreken, nagaan, uitzoeken, meenemen, meebrengen, oogfoto, ecg, hartfilmpje, scan, rontgen*, inleveren, invullen,
      vragenlijst*, evalueren, opbouwen, start op, prikken`),
    done: holding(`vorige, afgelopen, was, waren, werd, is geweest, eerder, heeft gehad, laatst, gedaan, reeds, al gestuurd,
      is gestuurd, verstuurd, gestopt, geleden, sinds, werd verwezen, verwezen door`),
    plan: /beleid|plan|afspra|vervolg|advies|behandel|actie|huiswerk|^p$/i,
  },
  en: {
    appointment:
      holding(`appointment*, review, reviewed, follow up, follow-up, followup, next session, next appointment, see again,
      seen again, see her again, see him again, return on, return in, back to see, come back, next visit, home visit, clinic on,
      telephone review, telephone call, phone call, nurse review, reassess*, recall`),
    send: holding(`send, sent to, letter, write to, written to, refer, referral, referred, prescription, request, requested, email,
      forward, inform, notify, copy to`),
    agreement:
      holding(`call, phone, ring, discuss, arrange*, contact, blood test*, bloods, fbc, repeat, recheck, check, homework,
      diary, practise, practice, exercise*, measure, record, agreed, to try, bring, x-ray, xray, ecg, scan, questionnaire*, complete,
      liaise, weigh, weights, renal function, kidney bloods, msu, culture, monitor*, start on, enrol*`),
    done: holding(`was, were, last week, last month, previous*, previously, ago, since, had, has been, done, reviewed by, attended,
      referred by, seen after`),
    plan: /plan|follow|agreement|action|next|recommend|homework|^p$/i,
  },
};

function kindOf(sentence: NoteSentence, isDated: boolean, language: Language): FollowUp['kind'] | undefined {
  const heard = plain(sentence.text);
  const { appointment, send, agreement, done, plan } = words[language];
  const isPlanned = plan.test(sentence.heading.trim());
  // Outside of the plan a word like `controle` is mostly a finding.
  if (!isPlanned && !isDated) return undefined;
  if (done.test(heard) && !isDated) return undefined;
  if (appointment.test(heard)) return 'appointment';
  if (send.test(heard)) return 'send';
  return agreement.test(heard) || (isPlanned && isDated) ? 'agreement' : undefined;
}

const isAhead = (quantities: readonly Quantity[]) => quantities.some(({ what }) => what === 'day');

/** `due` counts from `from` (YYYY-MM-DD), the day of the consultation. */
export function findFollowUps(note: string, language: Language, from: string): FollowUp[] {
  return sentencesOf(note).flatMap((sentence) => {
    const quantities = readQuantities(tokensOf(sentence.text), language, false);
    const due = dueDate(sentence, language, from);
    const isDated =
      due !== null &&
      due >= from &&
      (isAhead(quantities) || !words[language].done.test(plain(sentence.text)));
    const kind = kindOf(sentence, isDated, language);
    if (!kind) return [];
    const { text, start } = sentence;
    return [{ kind, text, start, end: start + text.length, due: isDated ? due : null }];
  });
}
