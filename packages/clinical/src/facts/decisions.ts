/** Whether a clinician's sentence decides something: what will be done, by whom, and what to do if. */
import type { Language } from '../note.ts';
import { recentlyIn } from '../reading/recent.ts';
import { plain } from '../reading/text.ts';

export type Decision = 'appointment' | 'letter' | 'safety_net' | 'deed';

const alternatives = (words: string) => words.trim().split(/\s+/).join('|');

const dutchDeeds =
  alternatives(`ga gaan bel bellen stuur sturen verwijs verwijzen schrijf maak maken vraag vragen regel regelen geef geven wil
  willen zou laat laten verhoog verhogen verlaag verlagen stop stoppen start starten begin beginnen bouw bouwen houd houden hou neem nemen
  overleg overleggen plan plannen kom komen zie zien zal zullen doe doen prik prikken haal halen zet zetten meld melden spreek spreken
  bespreek bespreken stel stellen adviseer raad nodig kijk kijken evalueer evalueren herhaal herhalen verwijder controleer controleren
  verdubbel halveer wissel wisselen combineer voeg blijf blijven meet meten weeg geef`);
const dutchClientDeeds =
  alternatives(`neemt neem gaat ga krijgt krijg belt bel komt kom stopt stop begint begin blijft blijf houdt houd
  hou mag moet hoeft doet doe oefent oefen schrijft schrijf meet probeert probeer start vult vul maakt maak slikt slik gebruikt gebruik
  leest lees kunt kan laat bouwt bouw drinkt drink eet beweegt wandelt wandel registreert vraagt vraag haalt haal stuurt stuur meldt meld
  smeert smeer spoelt koelt koel rust ontvangt zet`);
const dutchImperatives =
  alternatives(`schrijf bel kom neem probeer houd hou let blijf doe ga laat stop begin maak meet zet gebruik drink
  eet lees oefen vraag stuur wacht rust vermijd koel smeer spoel haal breng vul kijk bouw slik`);
const englishDeeds =
  alternatives(`call phone ring send refer write order arrange book prescribe start stop increase decrease raise lower reduce
  continue keep check repeat see review ask get give put add change switch do go have let contact speak discuss schedule try hold taper`);

const patterns: Readonly<
  Record<Language, { deed: RegExp; not: RegExp; appointment: RegExp; letter: RegExp; net: RegExp }>
> = {
  nl: {
    deed: new RegExp(
      [
        `\\b(?:ik|we|wij) (?:\\S+ ){0,2}?(?:${dutchDeeds})\\b`,
        `\\b(?:${dutchDeeds}) (?:ik|we|wij)\\b`,
        `\\b(?:u|je|jij|jullie) (?:\\S+ )?(?:${dutchClientDeeds})\\b`,
        `\\b(?:${dutchClientDeeds}) (?:u|je|jij)\\b`,
        `^(?:(?:en|dus|dan|maar|verder|huiswerk|nou|goed|oke) ,? ?){0,2}(?:${dutchImperatives})\\b`,
        `\\b(?:assistente|verpleegkundige|apotheek|apotheker|collega|casemanager|psychiater|psycholoog|huisarts|fysiotherapeut|thuiszorg|dietist|poh|praktijkondersteuner|team|specialist|laboratorium|lab)\\b.*\\b(?:belt|komt|haalt|levert|neemt|prikt|stuurt|ziet|kijkt|meet|krijgt|regelt|geeft|maakt)\\b`,
        `\\b(?:blijft|blijven|laten|houden) (?:we |het |dat |die |zo |op |hetzelfde|gelijk|ongewijzigd)`,
        `\\b(?:afspraak|afgesproken|afspreken|spreken we af|beleid|voorstel|huiswerk|recept|verwijzing|vanaf (?:morgen|vandaag|vanavond|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag))\\b`,
        `\\b(?:niet nodig|nog niet|liever niet|niet aan beginnen|hoeft niet)\\b`,
      ].join('|'),
    ),
    not: /\b(?:ik (?:denk|zie|hoor|lees|begrijp|snap|merk|herinner|ben|had|heb|was|kom op|kom uit|vind)|u (?:was|had|bent|heeft)|je (?:was|had|bent|hebt))\b/,
    appointment:
      /\b(?:zie ik|zien we|zie je|ik zie|we zien|spreken we elkaar|vervolgafspraak|volgende afspraak|afspraak|kom(?:t|en)? (?:u |je |dan |maar |weer )*(?:terug|langs)|terug(?:komen|zien)?|tot (?:dan|maandag|dinsdag|woensdag|donderdag|vrijdag)|controle op|zien elkaar)\b/,
    letter:
      /\b(?:brief|bericht (?:van mij|naar)|verslag naar|informeer|licht .{1,30} in|op de hoogte|stuur .{1,40}(?:huisarts|dokter|verwijzer))\b/,
    net: /\b(?:als|mocht|bij|zodra|wordt|krijg|gaat)\b.*\b(?:bel|belt|bellen|contact op|kom(?:t)? .{0,20}terug|trek .{0,20}bel|113|crisisdienst|112|huisartsenpost|spoed)\b|^(?:(?:en|dus|maar|wel|dan|anders) )*(?:(?:meteen|direct|gelijk|altijd) )?(?:bel|belt|bellen|kom|neem|trek)\b.{0,60}\b(?:als|zodra|indien|wanneer|bij (?!de |het |een |mij|ons|u|je|\S+ op))\b/,
  },
  en: {
    deed: new RegExp(
      [
        `\\b(?:i'll|we'll|i will|we will|let's|let us|i'm going to|i am going to|we're going to|we are going to|i want (?:you )?to|i'd like (?:you )?to|i would like (?:you )?to|i'm gonna|we're gonna|i want you|i would recommend|i'd recommend|i recommend|i suggest|i'd suggest|go ahead and|we can|we should|i can|we need to|i need you to|i think we should)\\b`,
        `\\b(?:you'll|you will|you should|you need to|you can|you could|you must|you may|you have to|don't|please|make sure|try to)\\b`,
        `^(?:(?:and|so|then|but|okay|ok|now|well) ,? ?){0,2}(?:${englishDeeds}|take|use|drink|eat|come|bring|avoid|rest|wait|stay|practise|practice|record|avoid|apply)\\b`,
        `\\b(?:follow up|follow-up|referral|prescription|prescribe|continue|appointment|refill|homework|the plan)\\b`,
      ].join('|'),
    ),
    not: /\b(?:i (?:think|see|hear|understand|remember|was|had|am|noticed)|you (?:were|had|said|mentioned|told))\b/,
    appointment: /\b(?:see you|appointment|follow[- ]?up|come back|review you|next session|back in|see me)\b/,
    letter: /\b(?:letter|write to|let your (?:gp|doctor)|copy of|refer|referral)\b/,
    net: /\b(?:if|should|unless|when)\b.*\b(?:call|phone|ring|come back|999|911|111|emergency|contact|a and e|let me know|go to)\b|^(?:(?:and|so|but|or|please|just|do) ,? ?)*(?:ring|call|phone|contact|come back|go to|let (?:me|us) know)\b.{0,60}\b(?:if|when|should)\b/,
  },
};

function decided(text: string, language: Language): Decision | undefined {
  const { deed, not, appointment, letter, net } = patterns[language];
  const heard = plain(text);
  if (net.test(heard)) return 'safety_net';
  if (appointment.test(heard) && /\d|week|weken|maand|dag|morgen|uur|day|month|tomorrow/.test(heard))
    return 'appointment';
  if (letter.test(heard)) return 'letter';
  if (!deed.test(heard)) return undefined;
  return not.test(heard) && !/\b(?:wil|gaan|zal|zullen|going to|want)\b/.test(heard) ? undefined : 'deed';
}

const known = recentlyIn((text, language) => ({ decision: decided(text, language) }));
/** What a clinician's statement decides; undefined where it decides nothing. */
export const decisionIn = (text: string, language: Language): Decision | undefined =>
  known(text, language).decision;
