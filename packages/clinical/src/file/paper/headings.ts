/** The parts of letters and notes, by their headings. General knowledge of Dutch and English letters; templates bring their own. */

import type { FactKind } from '../../facts/kind.ts';
import { recently } from '../../reading/recent.ts';
import { plain } from '../../reading/text.ts';
import { templates } from '../../templates.ts';
import { english } from './english-headings.ts';

export type Part =
  | 'reason'
  | 'question'
  | 'history'
  | 'family'
  | 'medicines'
  | 'stopped_medicines'
  | 'earlier_medicines'
  | 'allergies'
  | 'alerts'
  | 'examination'
  | 'lab'
  | 'course'
  | 'diagnosis'
  | 'plan'
  | 'risk'
  | 'social'
  | 'greeting'
  | 'other';

export type Row = readonly [Part, RegExp];

const dutch: readonly Row[] = [
  [
    'reason',
    /^(?:reden|waarom|indicatie|rv[kovap]|(?:klin(?:ische)?\.? (?:geg(?:evens)?|info(?:rmatie)?|inlichtingen|vraag(?:stelling)?))|(?:opname|aanvraag|reden van) ?(?:indicatie|reden|aanvraag)|(?:opname|consult|contact|insturings?)-?reden|reden (?:komst|opname|verwijzing|consult|contact|aanmelding)|rede(?:n|nen) (?:van|voor|tot) (?:de |het |deze |uw |dit )?(?!overlijden|ontslag|stoppen|staken|beeindiging|wijziging|afwijzing)\p{L}+(?: (?:en|of) (?:\p{L}+|hulpvraag))?|(?:aanmeld|verwijs)(?:ings)?klacht(?:en)?|verwijsreden|verwijsdiagnose|diagnose (?:bij )?verwijzing|(?:aanvraag|verzoek) (?:om |tot )?(?:consult|opname|beoordeling)|(?:kern|triage|actuele )klacht(?:en)?|(?:contact|meld|aanvraag|consult)reden|aanmeldreden|aanmeldingsreden|aanleiding(?: (?:van|voor|tot) (?:de )?(?:verwijzing|aanmelding|opname|overdracht))?|(?:kern|kernprobleem|probleem)(?: ?\/ ?(?:aanleiding|klacht|hulpvraag))?|hoofdklacht(?:en)?|klacht(?:en)? bij (?:de )?(?:aanmelding|intake|verwijzing|binnenkomst|opname)|probleem(?:stelling|omschrijving|schets)|(?:opname|verwijs)-?indicatie|indicatie (?:voor |tot )?(?:de )?(?:opname|verwijzing|behandeling)|aanmelding(?:sklacht)? ?(?:wegens|i\.?v\.?m\.?)|waarom (?:nu|overdracht|verwijzing|aanmelding)|(?:behandel|verwijs)-?indicatie|ingangsklacht(?:en)?|motivatie(?: (?:voor |van )?(?:de )?(?:verwijzing|aanmelding))?|kern van de (?:verwijzing|vraag)|presentatie|wat is (?:het probleem|er aan de hand)|wat speelt er|waarvoor (?:verwezen|aangemeld|opgenomen|ingestuurd)|(?:wat is|wat zijn) (?:de )?rede(?:n|nen) (?:van|voor) (?:de |deze |uw )?(?:aanmelding|verwijzing|komst|opname)|waarom (?:meldt|verwijst|komt) (?:u|je|hij|zij) [^:]{0,30})$/u,
  ],
  [
    'question',
    /^(?:vraagstelling(?:en)?|(?:verwijs|consult|hulp|weder)vraag|(?:een|mijn|onze|concrete|laatste) (?:weder)?vraag|(?:mijn|concreet|ons|uitdrukkelijk|dringend|vriendelijk) verzoek|gevraagd|gevr|wat (?:wij|we|ik) (?:u|jullie|je) (?:willen |wil )?vra(?:ag|gen)|vraag|vragen|wat is (?:uw|de|mijn|onze) (?:hulp)?vraag|vraag aan u|uw vraag|verzoek|vr|verzoek aan u|wat (?:vragen|verwachten|willen) (?:wij|we) (?:van )?u|wat (?:verwacht|wilt|hoopt|wil|verwachten|willen) (?:u|je|jullie|ouders|de ouders|het kind|pati\p{L}+|cli\p{L}+)(?: (?:van (?:ons|de behandeling)|bereiken|te bereiken|graag))*|wat (?:vraag|verwacht) ik (?:van )?u|wat (?:we|wij|ik) (?:graag )?(?:wil(?:len)? weten|wil(?:len)? vragen|vra(?:ag|gen)|verwacht(?:en)?)|verwachting(?:en)?(?: van (?:de )?(?:specialist|verwijzer|behandeling|verwijzing|u))?|doel (?:van )?(?:de |het )?(?:verwijzing|aanmelding|consult|overdracht)|waar (?:ik|wij|we) (?:vooral |graag )?(?:hulp|advies) bij wil(?:len)?|wat wordt er (?:van (?:ons|u|jullie) )?gevraagd|wat is er gevraagd|vraag en verwachting(?:en)?|(?:specifieke|belangrijkste) vra(?:ag|gen)|gevraagde? (?:zorg|hulp|behandeling|onderzoek)|gewenste (?:zorg|behandeling)|(?:onze|mijn|concrete|je|jouw) vraag|ons verzoek|wat (?:wij|we|ik) (?:hopen?|zoeken?|nodig hebben|nodig heb)|(?:wij|we|ik) (?:hopen|hoop|zoeken|zoek)|waar (?:wij|we) op hopen|(?:hulp)?vraag (?:van )?(?:de )?(?:ouders?|moeder|vader|pati\p{L}+|cli\p{L}+|jongere|kind|gezin|verwijzer|huisarts)|vraag(?:stelling)? (?:aan|voor|van) (?:u|(?:de |het |eigen )?\p{L}+(?: ?(?:\/|en)? ?\p{L}+)?)|(?:de )?(?:verwijzer|huisarts) (?:vroeg|vraagt|verzocht)(?: (?:ons|om|u))*)$/u,
  ],
  [
    'stopped_medicines',
    /^(?:gestopte|gestaakte|beeindigde) (?:medicatie|middelen)$|^(?:recent |onlangs |inmiddels )?(?:gestopt|gestaakt|vervallen|beeindigd)$|^gest$|^stop$|^(?:vervallen|afgesloten|beeindigde) (?:medicatie|middelen|recepten|voorschriften)$|^niet meer(?: in gebruik| gebruikt)?$|^(?:gestopt|gestaakt) tijdens (?:de )?(?:opname|behandeling)$|^(?:medicatie|medicijnen|geneesmiddelen|middelen) (?:gestopt|gestaakt)$/,
  ],
  [
    'earlier_medicines',
    /^(?:eerdere|vroegere|voorgaande) (?:medicatie|middelen|farmacotherapie)$|^(?:eerder|voorheen|in het verleden|reeds|al) (?:geprobeerd|gebruikt|gehad|voorgeschreven)(?: medicatie)?$|^medicatie (?:bij opname|voor opname|in het verleden|voorgeschiedenis)$|^(?:ex|oude|vorige)-?\s?medicatie$|^medicatie-?(?:geschiedenis|voorgeschiedenis|historie)$|^(?:medicamenteuze|farmacologische|farmaco) ?voorgeschiedenis$|^(?:reeds |al |eerder )?uitgeprobeerd$|^(?:eerdere|vroegere|voorgaande) (?:psychofarmaca|medicamenten|geneesmiddelen|medicijnen|behandeling(?:en)? met medicatie)$/,
  ],
  [
    'medicines',
    /^(?:(?:actuele|huidige|thuis|recente|chronische|psychiatrische|somatische|overige) ?)?-?(?:medicatie|medicijnen|geneesmiddelen)(?:overzicht|lijst|gebruik| bij ontslag| per heden| thuis| en bijwerkingen)?$|^(?:actueel )?medicatieoverzicht$|^ontslagmedicatie$|^medicatie en dosering$|^med(?:icatie|icijnen)?(?: (?:tot nu(?: toe)?|nu|thans|momenteel|volgens \p{L}+|bij (?:intake|aanmelding)|in huis|op (?:dit )?moment(?: van (?:de )?\p{L}+)?))?$|^(?:huidige |actuele )?med(?:icatie)? in (?:het )?(?:zkh|ziekenhuis|kliniek)$|^huidige middelen$|^(?:huidig |actueel )?medicatiegebruik$|^medicijnlijst$|^(?:thuis|huidige |actuele )?med$|^wat (?:ze|zij|hij|mevrouw|meneer|pati\p{L}+|cli\p{L}+) (?:nu )?(?:gebruikt|slikt)$|^(?:in gebruik|gebruikt|zelfzorg(?:middelen|medicatie)?|recepten|voorschriften|psychofarmaca|amo|toedienlijst|baxterrol)$|^(?:farmacotherapie|depot(?:medicatie)?|actueel)$/u,
  ],
  [
    'allergies',
    /^all$|^ica$|^og$|^(?:allergie|overgevoelig)sanamnese$|^allergie-?anamnese$|^reacties op (?:medicatie|medicijnen|geneesmiddelen)$|^(?:allergisch|overgevoelig) (?:voor|op)$|^(?:ci|contra-?indicaties?|cave) ?(?:\/|en|&) ?(?:overgevoelig\p{L}*|allergie(?:en)?|intoleranties?)$|^(?:overgevoelig\p{L}*|allergie(?:en)?|intoleranties?) ?(?:\/|en|&) ?(?:ci|contra-?indicaties?|cave|bijwerkingen|ongewenste reacties)$|^overgevoel$|^(?:contact|voedsel|genees|medicijn|medicatie)-?allergie(?:en)?$|^bekend(?:e)? allergisch$|^all(?:erg(?:ie)?)?\.? ?\/ ?intol\p{L}*$|^allerg$|^overgev$|^(?:bekende )?(?:(?:genees|medicijn|medicatie|geneesmiddel(?:en)?|voedsel)-?)?(?:allergie|allergieen|allergisch|overgevoelig|overgevoeligheid|overgevoeligheden|intoleranties?)(?: ?(?:\/|en|&) ?(?:allergieen|intoleranties?|overgevoeligheden|bijwerkingen))?$/u,
  ],
  [
    'alerts',
    /^(?:alerts?|cave|signaleringen|waarschuwingen|let op|contra-?indicaties(?: ?(?:\/|en) ?(?:intoleranties?|allergieen))?|behandelgrenzen|juridische status)$/,
  ],
  [
    'family',
    /^(?:psychiatrische |somatische )?(?:familieanamnese|familiegeschiedenis|fam\.? ?anamnese|fa|fam|familie|in de familie)$/,
  ],
  [
    'history',
    /^(?:(?:relevante|somatische|psychiatrische|medische|belaste|blanco) )?voorgeschiedenis$|^vg(?: (?:som|psy)\p{L}*)?$|^(?:probleem|episode)lijst$|^(?:actieve |actuele )?(?:episodes|problemen)$/u,
  ],
  [
    'lab',
    /^(?:lab|labuitslagen?|laboratorium(?:onderzoek|uitslagen)?|aanvullend onderzoek|bloedonderzoek|uitslagen|vragenlijsten|rom|rom-metingen|meetinstrumenten|testresultaten|testdiagnostiek|bepalingen|bloed(?:uitslagen)?|scores?|meet(?:waarden|gegevens)|chemie|hematologie|scorelijsten|schalen|effectmeting(?:en)?|(?:behandel)?resultaten|uitkomsten|meetresultaten)$/,
  ],
  [
    'examination',
    /^(?:lichamelijk(?: onderzoek)?|somatiek|somatisch|lo|l\.o\.|onderzoek|vitale (?:functies|parameters)|metingen|controles|psychiatrisch onderzoek|status mentalis|somatische (?:controles?|screening)|vitalen|o)$/,
  ],
  [
    'risk',
    /^(?:suicidaliteit|suic|suicidaal|suicide(?:gedachten|risico)|si|si ?\/ ?hi|risico|risico'?s|risicotaxatie|veiligheid|risico en veiligheid|gevaar|gevaarscriterium|zelfbeschadiging|automutilatie)$/,
  ],
  [
    'diagnosis',
    /^(?:conclusie|diagnose|diagnosen|diagnoses|werkdiagnose|classificatie|dsm-?5|dsm-?5-?(?:tr)?[- ]?classificatie|beschrijvende diagnose|hoofddiagnose|nevendiagnose|samenvatting|beschouwing|e|evaluatie)$/,
  ],
  [
    'plan',
    /^(?:beleid|plan|afspraken|behandelplan|behandelbeleid|adviezen|advies|vervolg|vervolgbeleid|nazorg|beleid en (?:advies|afspraken|vervolg)|conclusie en beleid|ontslagbeleid|p|pl|acties|actiepunten|follow-?up|afspr|afspraak|afgesproken|huiswerk(?:opdrachten)?|opdrachten|volgende keer|te doen)$/,
  ],
  [
    'course',
    /^(?:beloop|decursus|anamnese|speciele anamnese|huidige klachten|klachten|s|beloop (?:opname|behandeling|van de (?:opname|behandeling))|ziektegeschiedenis|huidige situatie|heteroanamnese|interval|tussenanamnese|intervalanamnese|(?:wat is (?:er )?)?(?:al |reeds )?(?:geprobeerd|gedaan)(?: tot nu(?: toe)?)?|(?:behandeling )?tot nu toe|wat (?:is|hebben (?:we|wij)|heb ik) (?:er )?(?:al |tot nu toe )?(?:geprobeerd|gedaan|ingezet))$/,
  ],
  ['social', /^(?:sociale anamnese|sociaal|biografie|intoxicaties|middelengebruik|gebruik van middelen)$/],
  [
    'greeting',
    /^(?:met (?:vriendelijke|collegiale|hartelijke) (?:groet(?:en)?|hoogachting)|hoogachtend|cc|bijlagen?)$/,
  ],
];

const ofTopic: Partial<Record<FactKind, Part>> = {
  plan: 'plan',
  next_contact: 'plan',
  safety_plan: 'plan',
  medication: 'medicines',
  controls: 'examination',
  examination: 'examination',
  risk: 'risk',
  attempts: 'risk',
  conclusion: 'diagnosis',
  classification: 'diagnosis',
  family_history: 'family',
  psychiatric_history: 'history',
  course: 'course',
  substances: 'social',
  social: 'social',
};

/** The headings of the templates; what they are about first says what part it is. */
const ofTemplates = new Map<string, Part>(
  templates.flatMap(({ sections }) =>
    sections.flatMap(({ title, topics }) => {
      const first = topics[0];
      const part = (first && ofTopic[first]) ?? 'other';
      // `Voorgeschiedenis en huidige behandeling` is not all of the past.
      const known: Part = part === 'history' && topics.length > 1 ? 'other' : part;
      return [plain(title.nl), plain(title.en)].map((name) => [name, known] as const);
    }),
  ),
);

function lookUp(heading: string): Part | undefined {
  const name = plain(heading)
    .replace(/\s+/g, ' ')
    .replace(/^\(?(?:[a-h]|[ivx]{1,4}|\d{1,2})[.)] /, '')
    .replace(/[:.,?/]+$/, '')
    .trim();
  const row = [...dutch, ...english].find(([, pattern]) => pattern.test(name));
  return row?.[0] ?? ofTemplates.get(name) ?? ofBoth(name);
}

/** `Hulpvraag / vraagstelling`: both say the same, or only one is known. */
function ofBoth(name: string): Part | undefined {
  const sides = name.split(/\s?\/\s?/);
  if (sides.length !== 2 || !sides.every((side) => /^[\p{L} -]{3,30}$/u.test(side))) return undefined;
  const parts = new Set(sides.flatMap((side) => lookUp(side) ?? []));
  const [only] = parts;
  return parts.size === 1 ? only : undefined;
}

const LONGEST_HEADING_characters = 110;
const known = recently(lookUp);

/** The part that a heading opens, undefined where it is no heading that is known. Papers share most of theirs. */
export const partOf = (heading: string): Part | undefined =>
  heading.length > LONGEST_HEADING_characters ? undefined : known(heading);
