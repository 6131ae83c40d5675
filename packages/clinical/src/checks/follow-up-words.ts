/** How notes write of what is to be done, of what was done, and of what is only advice. */
import type { Language } from '../note.ts';
import { holding } from '../talk/phrases.ts';
import type { FollowUp } from './mark.ts';

type FollowUpWords = Readonly<Record<FollowUp['kind'], RegExp>> & {
  /** What has been: no follow-up, unless a day is named that is to come. */
  done: RegExp;
  /** Goes on as it is, or is left alone: nothing to do. */
  idle: RegExp;
  /** Headings under which each line is something to do. */
  plan: RegExp;
};

export const followUpWords: Readonly<Record<Language, FollowUpWords>> = {
  nl: {
    appointment:
      holding(`afspraak, vervolgafspraak*, belafspraak*, controleafspraak*, controle, vervolgconsult*, vervolggesprek*,
      vervolgcontact, vervolg, uitslaggesprek*, herbeoordeling, huisbezoek, visite, volgende sessie, volgende keer, volgende contact,
      terugkomen, terugzien, komt terug, terug op, telefonisch contact, telefonisch consult, beeldbellen, sessie, volgend depot,
      nieuw consult, evaluatie, evalueren, gesprek met, intake, jaarlijkse controle, spreekuur, iht, ziet, zien`),
    send: holding(`sturen, stuur, stuurt, opsturen, mailen, mailt, versturen, verzenden, brief, bericht, verwijz*, verwijs*, doorverwij*,
      spoedverwijzing, recept, herhaalrecept, machtiging, aanvragen, aangevraagd worden, aanvraag, informeren, informeert, inlichten,
      terugkoppel*, overdracht, apotheek, formulier, melden, meldt`),
    agreement:
      holding(`bellen, belt, overleg*, overleggen, regelen, regelt, contact leggen, contact opnemen, neemt contact op, neemt * contact,
      bloedprikken, bloed prikken, bloedcontrole, bloedonderzoek, bloedafname, bloedprik, lab, laten prikken, oefen*, huiswerk*, bijhouden,
      houdt bij, dagboek, registr*, meten, meet, proberen, probeert, afgesproken, spreken af, aanmelden, meldt aan, inplannen,
      plannen, bespreken, bespreekt, nagaan, uitzoeken, meenemen, neemt mee, meebrengen, oogfoto, ecg, hartfilmpje, scan, rontgen*, inleveren, invullen,
      vragenlijst*, evalueren, opbouwen, prikken, geprikt, opnieuw, opschrijven, noteren, noteert, schrijft op, uitnodigen, uitgenodigd, vragen, vraagt, laten kijken, kijken naar,
      rijden, rijdt, wegen, weegt, start, starten, wekker, ophalen, haalt, afnemen, controleren, controleert, koopt, zoekt, maakt, leest, wandelen, bloed, urine inleveren, leverwaarden, zoekt uit, doet`),
    done: holding(`vorige, afgelopen, was, waren, werd, is geweest, eerder, heeft gehad, gehad, laatst, gedaan, reeds, al gestuurd,
      is gestuurd, verstuurd, gestopt, geleden, sinds, werd verwezen, verwezen door, gegeven, verwijderd`),
    idle: holding(`lopen door, loopt door, gaat door, gaan door, doorgaan, blijft, blijven, ongewijzigd, gelijk, continueren, voortzetten, denkt na, nog niet,
      nu niet, nu geen, afwachten, geen nieuw, niets besloten, maximaal, zo nodig, achter de hand, niet stoppen, slaapt`),
    plan: /beleid|plan|afspra|vervolg|advies|behandel|actie|huiswerk|^p$/i,
  },
  en: {
    appointment:
      holding(`appointment*, review, reviewed, follow up, follow-up, followup, next session, session, next appointment, see again,
      seen again, see her again, see him again, return on, return in, back to see, come back, next visit, home visit, clinic on,
      telephone review, telephone call, phone call, nurse review, reassess*, recall, see back`),
    send: holding(`send, sent to, letter, write to, written to, refer, referral, referred, prescription, request, requested, email,
      forward, inform, notify, copy to, shared care, gp to`),
    agreement:
      holding(`call, phone, ring, discuss, arrange*, contact, blood test*, bloods, fbc, repeat, recheck, check, homework,
      diary, practise, practice, exercise*, measure, record, agreed, to try, bring, x-ray, xray, ecg, scan, questionnaire*, complete,
      liaise, weigh, weights, renal function, kidney bloods, msu, culture, monitor*, start on, start, enrol*, book, booked, collect, obtain, ask, keep a, log, vaccin*, order,
      physical therapy, set, read, buy, take to, mri`),
    done: holding(`was, were, last week, last month, previous*, previously, ago, since, had, has been, done, reviewed by, attended,
      referred by, seen after, given today`),
    idle: holding(
      `continue, continues, unchanged, no change, remain*, not now, not yet, no need, declined, maximum, as needed, watchful`,
    ),
    plan: /plan|follow|agreement|action|next|recommend|homework|^p$/i,
  },
};
