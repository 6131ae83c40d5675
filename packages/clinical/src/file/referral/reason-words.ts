/** Words that say why somebody was sent, seen or taken in. */
import type { Language } from '../../note.ts';
import type { FileSource } from '../finding.ts';
import { company, furtherReasons } from './further-reasons.ts';

/** `clear`: the words themselves say that it is why; `likely`: seen `with` or `for` something. */
export type Why = 'clear' | 'likely';

type Words = { clear: readonly RegExp[]; likely: readonly RegExp[]; other: RegExp };

const pattern = (source: string): RegExp => new RegExp(source, 'u');

const sent =
  '(?:(?:door|terug)?(?:verwijst?|verwijzen|verwees|verwezen|verwijzing)|aangemeld|aanmeld\\p{L}*|aan te melden|meld(?:t|en|de)?|(?:in|door|toe|op)?(?:gestuurd|gezonden|sturen)|stuur(?:t|de|den)?|zond(?:en)?|draa?g(?:t|en)?|dragen|overgedragen|overdracht|overgenomen|overname|overgeplaatst|overplaatsing|inschakel\\p{L}*|ingeschakeld|gevraagd|vroeg|verzocht|geconsulteerd|voorgelegd|aangeboden|aangevraagd|aanvraag|(?:laten|te) zien|(?:op|uw|ons|mijn) verzoek|opgeroepen)';
const seen =
  '(?:zag(?:en)?|gezien|sprak(?:en)?|gesproken|bezocht(?:en)?|beoordeelde?|onderzocht|opgenomen|heropgenomen|kwam(?:en)?|komt|gekomen|(?:binnen)?gebracht|bracht(?:en)?|presente(?:ert|erde)|wendde|belde|gebeld|lag|lagen|verbleef|verbleven)';
const care =
  '(?:(?:her)?opname|in (?:\\p{L}+ )?behandeling|behandel(?:en|d|de|ing)|in zorg|begeleid\\p{L}*|bij (?:ons|mij) (?:\\p{L}+ )?bekend|\\p{L}*beoordeling|diagnostiek|spreekuur|consult|controle|screening|intake|bezoek|huisbezoek|afspraak|verzuim\\p{L}*|uitgevallen|uitval|ziekgemeld|arbeidsongeschikt)';
const because =
  '(?:wegens|vanwege|in verband met|ivm|omwille van|naar aanleiding van|nav|n\\.a\\.v\\.?|op grond van|in het kader van)';

const dutch: Words = {
  clear: [
    pattern(`\\b(?:${sent}|${seen}|${care})\\b.*?\\b${because}\\b`),
    pattern(
      `\\b(?:${sent}|zag(?:en)?|gezien|kwam|komt|opgenomen|(?:binnen)?gebracht|schrijf|bericht|belde|belt|gebeld)\\b.*?\\b(?:omdat|nadat)\\b`,
    ),
    pattern(`^${because}\\b.*?\\b(?:${sent}|${seen}|behandelen|volgen|begeleiden) (?:ik|wij|we)\\b`),
    pattern(
      `^(?:${because})\\b.*?\\b(?:verwezen|aangemeld|opgenomen|ingestuurd|gezien|gebeld|beoordeeld|geraadpleegd)\\b`,
    ),
    /\b(?:de|uw|mijn|onze|als) (?:\p{L}+ )?(?:aanleiding|reden|verwijsindicatie|verwijsreden|indicatie)\b(?! (?:om|tot|voor) (?:te |het )?(?:stop|staken|wijzig))(?: [^.,;]{0,60}?)? (?:was|is|waren|zijn|betreft|betrof|vormt|vormde)\b(?! (?:niet|onduidelijk|onbekend|bevestigd|gesteld|door)\b)/u,
    /\b(?:daarvoor|hiervoor|daarom|derhalve|vandaar|om (?:die|deze) reden|reden waarom|reden dat)\b(?: \p{L}+){0,4} (?:verwezen|verwijs|verwijzing|aangemeld|aanmelding|overgedragen|overdracht|overgeplaatst|gestuurd|ingestuurd|inschakelen|schrijf|schrijven|consult|brief|bericht)\b/u,
  ],
  likely: [
    /\bverwijs\b.*?\b(?:met|voor|omdat|ter)\b/u,
    /\b(?:verwezen|aangemeld|ingestuurd|doorverwezen|opgenomen|(?:binnen|over)?gebracht|binnengekomen|opgevangen)\b(?: \p{L}+){0,5} (?:voor|met|na|ter)\b/u,
    /^(?:hartelijk )?(?:dank|bedankt)\b.*\b(?:verwijzing|verwijzen|insturen|aanmelding|insturing|toesturen|doorsturen)\b.*\b(?:met|omdat|voor|die|bij wie|na|wegens|vanwege|in verband|ivm)\b/u,
    /\bmag ik (?:u|je|jullie)\b.*\b(?:sturen|verwijzen|aanmelden|insturen)\b/u,
    /^(?:betreft|inzake|onderwerp)\b.*\b(?:verzoek (?:om|tot)|(?:verwijzing|aanmelding) (?:voor|wegens|vanwege|in verband))\b/u,
    pattern(
      `\\b(?:kwam|komt|meldde zich|meldt zich|presenteerde zich|wendde zich)\\b(?! (?:uw|de|het|niet|er)\\b).*?\\bmet\\b${company}`,
    ),
    // `bezocht op 9 maart ons spreekuur voor …`.
    /\bbezo(?:cht|chten|ekt)\b[^.;]{0,40}\b(?:\p{L}*spreekuur|\p{L}*poli\p{L}*|praktijk|mij|ons)\b[^.;]{0,25}\b(?:voor|met|wegens|vanwege|omdat|ivm|in verband met)\b/u,
    /\bzich (?:\p{L}+ ){0,3}(?:presenteerde|meldde|wendde|aanmeldde) met\b/u,
    // `Kwam 14/7 via SEH: sufheid, misselijk`.
    /^(?:\p{L}+\.?,? )?(?:kwam|komt|gezien|verwezen|opgenomen|ingestuurd|overgenomen|binnen(?:gekomen|gebracht)?|gebracht|aangeleverd|ingebracht|aangehouden|gepresenteerd|gevonden)\b[^.:]{0,40}:\s\p{L}/u,
    /\b(?:gezien|gezien op \p{L}+|beoordeeld|opgenomen|opgevangen)(?:,| na| in verband)/u,
    /^\p{L}*(?:beoordeling|melding|consult|visite|huisbezoek)\b[^.:]{0,50}: \p{L}|^(?:(?:aan)?melding|verw(?:ezen|ijzing)?\.?) (?:via|door|van)\s?:? [^.,:]{3,40}, \p{L}/u,
    /\bkomt (?:\p{L}+ ){0,3}voor (?:(?:de|een|zijn|haar) )?(?:\p{L}+ )?(?:\p{L}*controle|evaluatie|consult|advies|second opinion|herbeoordeling|keuring)\b/u,
    /\bma(?:ak|ken) (?:ik |wij |we )?(?:mij|me|ons) (?:\p{L}+ ){0,2}zorgen\b/u,
    /\bverwees\b.*?\b(?:met|voor|ter)\b/u,
    /\b(?:meld|melden|bied|bieden|draag|dragen|aangeboden|aangemeld)\b[^.:]{0,40}(?<!\b(?:door|via|op|bij|per))\s?:\s\p{L}/u,
    /\b(?:bij (?:ons|mij)|alhier|onze \p{L}+)\b.{0,30}\b(?:in|onder) (?:\p{L}+ )?(?:behandeling|zorg|begeleiding|controle)\b(?: \p{L}+){0,4} (?:voor|met|na)\b/u,
    /\b(?:uitgevallen|ziekgemeld|arbeidsongeschikt)\b.*?\b(?:met|door|na)\b/u,
    /\bsprak (?:ik|wij|we) .*\bover\b/u,
  ],
  other:
    /\b(?:gestaakt|gestopt|verhoogd|verlaagd|eerder(?! dan)|vroeger|in het verleden|destijds|geweest|over \d+ (?:dagen|weken|maanden)|te vervallen|(?:is|staat|wordt) gepland|niet (?:meer )?(?:verwezen|gezien|opgenomen))\b|^(?:(?:zijn|haar|de|een) )?(?:\p{L}+ )?(?:moeder|vader|broer|zus(?:ter)?|zoon|dochter|partner|buurvrouw|buurman|opa|oma|oom|tante) (?:is|was|werd|heeft|had|kwam|komt|kreeg)\b/u,
};

const english: Words = {
  clear: [
    /\b(?:refer(?:red|ring|s)?|sent|transfer(?:red|ring)?|admitted|admission|seen|saw|see|assess(?:ed)?|review(?:ed)?|presented|presents|attended|attends|brought|came|called|writ(?:e|ing)|appointment|consultation|asked to (?:see|assess|review|advise))\b.*?\b(?:because|on account of|owing to|due to|in view of|on the grounds? of)\b/u,
    /\b(?:refer(?:red|ring|ral)?|transfer(?:red|ring)?)\b.*?\b(?:for|with|regarding|concerning|following|about)\b/u,
    /\b(?:following|further to|in response to) your (?:letter|referral|request|note)\b.*\b(?:about|regarding|concerning|for)\b/u,
    /^(?:many |very many )?thank(?:s| you) (?:very much |so much )?for (?:seeing|reviewing|assessing|accepting|taking|your help|(?:kindly )?agreeing to (?:see|review|assess|accept|take)|asking (?:us|me) to (?:see|assess|review))\b/u,
    /\b(?:i|we) (?:was|were|have been) asked (?:by [^.,]{3,40} )?to (?:see|assess|review|advise)\b/u,
    /\b(?:the )?reason (?:i am|we are|for (?:my|our|this|the)|(?:i|we)|why|that)\b.*?\b(?:is|was)\b/u,
  ],
  likely: [
    pattern(
      `\\b(?:admitted|admission|seen|assessed|presented|presents)\\b.*?\\b(?:for|with|regarding|following|after)\\b${company}`,
    ),
    /\b(?:saw|assessed|reviewed|visited|telephoned|rang|spoke (?:to|with)|met|booked|attended|came|brought)\b.*?\b(?:for|with an?|regarding|following|after (?:he|she|they|an?|her|his|\p{L}+ing))\b/u,
    /^following (?:an? |his |her |the |our )?(?:\p{L}+ )?(?:assessment|review|admission|consultation|visit)\b[^.;]{0,40}\b(?:for|with|because)\b/u,
    /\b(?:detained|sectioned|found|arrested|picked up)\b.*?\b(?:after|following|because|having)\b/u,
    /\bcame to (?:see )?(?:me|us|clinic)\b.*?\b(?:about|with)\b|\b(?:i|we) (?:am|are|remain|have been) (?:\p{L}+ )?(?:concerned|worried) about\b/u,
    /\bwriting (?:to you )?(?:about|regarding|concerning)\b.*?\b(?:with|who|whose|because)\b/u,
    /\btreated\b.*?\bfor\b/u,
  ],
  other:
    /\b(?:stopped|increased|reduced|previously|in the past|history of|years ago)\b|^(?:(?:his|her|the|a) )?(?:\p{L}+ )?(?:mother|father|brother|sister|son|daughter|partner|wife|husband|neighbour|mum|dad) (?:is|was|has|had|came)\b(?! (?:noticed|noted|reported|described|become|told|been (?:worried|concerned)))/u,
};

/** Nobody is thanked for what was long ago: `since her mother's death` is why. */
const thanks =
  /^(?:many )?thank(?:s| you) (?:very much )?for (?:seeing|reviewing|assessing|referring|asking (?:us|me) to (?:see|assess|review))\b/u;

type Found = {
  why: Why /** Where the word that says why ends. */;
  end: number /** Somebody was sent, and not only seen. */;
  isSent: boolean;
};

const sending =
  /\b(?:\p{L}*verw[ie]\p{L}*|\p{L}*verwe[ez]\p{L}*|aan(?:ge)?meld\p{L}*|\p{L}*gestuurd|refer\p{L}*|sent|transfer\p{L}*|thank\p{L}*)\b/u;

/** `In 2019 werd zij opgenomen wegens …`; a day of birth is no such year, and last year's admission may end in January. */
const isLongAgo = (before: string, date: string): boolean => {
  const [, year] =
    /(?<![-/.\d])(?<!geboren.*|geb\b.*|born.*|dob.*)\b((?:19|20)\d\d)\b.*\b(?:opgenomen|behandeld|gezien|verwezen|admitted|treated|seen|referred)\b/u.exec(
      before,
    ) ?? [];
  return year !== undefined && Number(year) < Number(date.slice(0, 4)) - 1;
};

/** Whether, and how surely, the sentence says why somebody came. `heard` is plain, on one line. */
export function whyIn(
  heard: string,
  { language, date }: Pick<FileSource, 'language' | 'date'>,
): Found | undefined {
  const own = language === 'nl' ? dutch : english;
  const more = furtherReasons[language];
  const clear = [...own.clear, ...more.clear];
  for (const each of [...clear, ...own.likely, ...more.likely]) {
    const found = each.exec(heard);
    if (!found) continue;
    const end = found.index + found[0].length;
    // What stands before it tells whether it is of another time, or of a medicine.
    const before = heard.slice(0, end);
    if ((own.other.test(before) || isLongAgo(before, date)) && !thanks.test(heard)) continue;
    return { why: clear.includes(each) ? 'clear' : 'likely', end, isSent: sending.test(before) };
  }
  return undefined;
}

/** `In 2012 opgenomen wegens …`, `controle over 3 maanden`. */
export const isOfOtherTime = (
  heard: string,
  { language, date }: Pick<FileSource, 'language' | 'date'>,
): boolean => (language === 'nl' ? dutch : english).other.test(heard) || isLongAgo(heard, date);

/** Where the words end by which a sentence may say why, if nothing else of the paper does. */
export function faintlyIn(
  heard: string,
  { language, date }: Pick<FileSource, 'language' | 'date'>,
): number | undefined {
  const { other } = language === 'nl' ? dutch : english;
  // `Vrijdag kwam uw recept binnen`: nobody came.
  if (/\b(?:recept|fax|uitslag|bericht|levering|bestelling|prescription|results?)\b/u.test(heard))
    return undefined;
  const ends = furtherReasons[language].faint.flatMap((each) => {
    const found = each.exec(heard);
    return found ? [found.index + found[0].length] : [];
  });
  return ends.find((end) => !other.test(heard.slice(0, end)) && !isLongAgo(heard.slice(0, end), date));
}

/** Who is to be seen, and behind it what they have: `see this man, who has had …`, `uw oordeel over mevrouw met …`. */
const ofWhom: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:beoordeling|oordeel|advies|mening|visie|hulp|(?:mede)?behandeling|medebeoordeling|onderzoek|diagnostiek|consult|zien|zag|beoordelen|onderzoeken|behandelen|meekijk\p{L}*|meedenk\p{L}*)\b.*\b(?:\d{1,3}[- ]?(?:jarige|jaar|jr)|weduwe|weduwnaar|dame|deze|dit|bovengenoemde|mw|mevr\p{L}*|dhr|heer|pati\p{L}+|cli\p{L}+|man|vrouw|jongen|meisje|jongeman)\b.*\b(?:met|die|bij wie)\b/u,
  en: /\bwho (?:has (?:had|been|developed)|have been|presents|is suffering|suffers|describes)\b|\b(?:see|seeing|assess|assessing|assessment of|review|reviewing|opinion (?:on|about)|advice (?:on|about|regarding)|views? on|thoughts on|help with|accept|accepting)\b.*\b(?:(?:man|woman|lady|gentleman|girl|boy|teacher|nurse|student|\p{L}+er|\p{L}+-old|patient|mr|mrs|ms|miss)\b.*\bwith|who (?:has|is|was|feels)|in whom|whose)\b/u,
};
/** `Graag uw hulp bij slapeloosheid`. */
const helpWith = /\b(?:uw|jullie|je) (?:hulp|advies|oordeel|beoordeling|medebeoordeling) bij\b/u;
export const whomWith = (heard: string, language: Language): Why | undefined =>
  ofWhom[language].test(heard) ? 'clear' : helpWith.test(heard) ? 'likely' : undefined;
