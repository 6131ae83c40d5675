/** More ways of asking the reader of a letter: short lines to a colleague, and requests that name no reader. All hear plain words. */
import type { Language } from '../../note.ts';

const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');

/** What a letter asks for. */
const asked =
  '(?:second opinion|(?:\\p{L}+ )?\\p{L}*(?:intake|consult|beoordeling|medebeoordeling|behandeling|behandelplan|behandeladvies|advies|opname|overname|onderzoek|diagnostiek|begeleiding|huisbezoek|afspraak|plek|plaats|gesprek|controle|verwijzing|indicatie|herbeoordeling|terugkoppeling|voortzetting|medebehandeling|hulp|ondersteuning|zorg))';
const reader =
  '(?:(?:eigen |uw |de )?(?:huisarts|ha|poh(?:-\\p{L}+)?|praktijk|apotheek|apotheker|wijkverpleging|thuiszorg|collega\\p{L}*|psychiater|behandelaar|specialist|team|ggz|fact)|u|jullie)';
const toDo =
  '(?:controleren|herhalen|bepalen|prikken|meten|starten|stoppen|staken|afbouwen|ophogen|verhogen|verlagen|vervolgen|volgen|continueren|voorschrijven|overnemen|beoordelen|bewaken|verwijzen|regelen|behandelen|nakijken|evalueren|aanpassen|bellen|opvolgen|wegen|maken|zien|oproepen|inplannen|bespreken|uitgeven|monitoren|checken|laten \\p{L}+)';

const dutch = anyOf(
  // `Bij deze spiegel graag een ECG laten maken`.
  `^(?:bij|na|over|voor|gezien|indien|in|ter|ook|verder|daarnaast|tevens|dan|tot|wel|met|zodra|eventueel|morgen|volgende week)\\b(?:(?!\\b(?:ik|wij|we|hij|zij|ze|mevrouw|meneer|mw|dhr|pati\\p{L}+|cli\\p{L}+|wil|wilde|zou|wordt|werd|heeft|is)\\b)[^.;]){0,70}?\\b(?:graag|gaarne)\\b[^.;]{2,90}\\p{L}+en\\W*$`,
  `^verzoek (?:om |tot )?(?:een |spoed\\p{L}* )?${asked}\\b`,
  '\\b(?:zou(?:den)?|wil(?:len)?)\\b(?: (?:ik|wij|we|graag|hier|dit|hierover))* met (?:u|jullie|je|jou) (?:\\p{L}+ ){0,3}?(?:afstemmen|overleggen|bespreken|meedenken|sparren|kortsluiten)\\b',
  // `Aan de verloskundige het verzoek de EPDS te herhalen`.
  '^(?:aan|voor) (?:de |het |uw |jullie |onze )?\\p{L}+(?: \\p{L}+)? (?:nog |ook |dan )?(?:het verzoek|de vraag|het dringende verzoek)\\b',
  `^(?:ik|wij|we) (?:vraag|vragen|verzoek|verzoeken)(?: (?:hierbij|dan ook|daarom|graag|dus|nu|hiervoor|derhalve))* (?:een |om een |om |uw |jullie |spoedig\\p{L}* |snelle )*${asked}\\b`,
  `^(?:${asked}|vraag|verzoek) (?:van [^.;]{3,40} |door [^.;]{3,30} |over [^.;]{3,40} )?(?:graag |wordt )?(?:gevraagd|gewenst|verzocht|aangevraagd)\\W*$`,
  `^(?:gevraagd|verzocht) wordt\\b|^(?:verzoeke|verzoeken|gelieve|svp|s\\.v\\.p\\.?|aub|verder verzoek|(?:en )?(?:daarom|vandaar|hierbij|dus|derhalve) (?:ons|mijn|het|onze|de) (?:verzoek|vraag))\\b`,
  '^(?:dringend|vriendelijk|uitdrukkelijk|met klem) (?:het )?verzoek\\b|^(?:de )?vraag(?:stelling)? (?:is|was|luidt|blijft|hierbij is) (?:of|wat|hoe|welke?|wie)\\b|\\brijst (?:\\p{L}+ )?de vraag (?:of|wat|hoe)\\b',
  `^(?:\\p{L}+e? )?${asked} (?:gewenst|gevraagd|nodig|verzocht|wenselijk)\\b(?! (?:aan|bij|via|door) )`,
  `^(?:\\p{L}+e? )?${asked}\\b[^.;]{0,40} (?:is|lijkt|lijkt (?:mij|ons)) (?:\\p{L}+ )?(?:nodig|gewenst|aangewezen|wenselijk|noodzakelijk|geindiceerd)\\W*$`,
  '\\b(?:uw|jullie|je) (?:bericht|antwoord|advies|reactie|bevindingen|oordeel) (?:over|op|omtrent|inzake) [^.;]{3,60}\\btegemoet\\b',
  '\\bmet (?:het|ons|mijn|een) (?:\\p{L}+ )?verzoek (?:de|het|haar|hem|deze|dit|u|uw|een)\\b[^.;]{3,80}\\bte \\p{L}+',
  `\\b(?:mijn|ons) verzoek (?:hem|haar|deze|u|om|tot|is)\\b`,
  `^(?:\\W*)${reader}\\s?[:,-]? ?(?:graag|gaarne|svp|s\\.v\\.p\\.?|aub|pls)\\b`,
  `^(?:actie|acties|te doen|taak|taken|to do|verzoek|vraag)\\b(?: (?:voor|aan|door|van|bij))? ?${reader}\\s?[:,-] ?\\p{L}`,
  `^${reader}\\s?[:-] ?[^.;]{2,80}\\b${toDo}\\b`,
  '\\b(?:leg|leggen|stel|stellen)\\b[^.;]{0,30}\\b(?:vraag|vragen)\\b[^.;]{0,20}\\b(?:of|voor|wat|hoe|welke)\\b',
  '\\b(?:zie|zien|wens|wensen) (?:ik |wij |we )?(?:graag|gaarne) dat (?:u|jullie|je|jij)\\b|\\bdat (?:u|jullie|je) [^.;]{3,60} zien (?:wij|we|ik) graag\\b',
  '\\b(?:benieuwd|nieuwsgierig) (?:naar (?:uw|jullie|je)|of (?:u|jullie|je)|wat (?:u|jullie|je)|hoe (?:u|jullie|je))\\b',
  '\\b(?:waarderen|op prijs stellen|helpen|fijn vinden|prettig vinden|dankbaar zijn|erkentelijk zijn)\\b[^.;]{0,20}\\b(?:als|indien|wanneer) (?:u|jullie|je|jij)\\b|\\b(?:dankbaar|erkentelijk) (?:voor (?:uw|jullie|je)|als (?:u|jullie|je))\\b',
  '\\b(?:stel|stellen) (?:ik |wij |we )?(?:uw|jullie|je|een) [^.;]{3,60} (?:\\p{L}+ )?op prijs\\b',
  '\\b(?:laat|laten) (?:u|jullie|je) (?:mij|ons|het mij|het ons)\\b[^.;]{0,20}\\bweten\\b|\\blaat (?:mij|ons|me) (?:\\p{L}+ )?weten\\b',
  '\\b(?:wij|we|ik) (?:rekenen|reken|hopen|hoop)\\b[^.;]{0,20}\\bop (?:uw|jullie|je|een) (?:\\p{L}+ )?(?:hulp|medewerking|beoordeling|overname|intake|plek|plaats)\\b',
  '\\b(?:ter|voor) (?:mede)?(?:beoordeling|behandeling|overname|advies) (?:aan|naar) (?:u|jullie)\\b|\\bwie (?:neemt|gaat|kan|wordt|doet|blijft|schrijft|controleert|volgt)\\b[^?]*\\?$',
  `\\b(?:verwacht|verwachten|hoop|hopen) (?:ik |wij |we )?(?:van (?:u|jullie|je)) `,
);

const action =
  '(?:check|repeat|monitor|review|stop|start|continue|arrange|refer|consider|prescribe|titrate|increase|reduce|recheck|commence|see|assess|ring|call|chase|organi[sz]e|weigh|measure|take over|advise|book|visit|follow|update|recall|issue)';
const gp =
  '(?:(?:own |the |registered )?(?:gp|surgery|practice|cmht|team|crisis team|pharmacy|pharmacist|nurse|district nurses?|health visitor|community team))';
const english = anyOf(
  '^(?:\\p{L}+ ){0,4}please\\s?[:–-] |^(?:\\p{L}+ ){0,3}(?:assessment|review|admission|advice|visit|input|opinion|bed|referral|follow-up|transfer|treatment) (?:is |are )?(?:urgently |now )?(?:needed|required|requested|sought)\\b(?! (?:by (?:him|her|them)))',
  '(?:^|[.;:,] )(?:pls|plse|plz|kindly)\\b|\\bplease\\W*$|^(?:requesting|seeking)\\b|\\b(?:gp|you|practice|surgery|team) (?:may|might) (?:wish|want|like|care) to\\b|\\b(?:i|we) wonder(?:ed)? (?:if|whether)\\b',
  `\\b${gp}(?:'s)?\\s?[:,-]? (?:pls|plse|please|kindly|to kindly|to please)\\b`,
  `^${gp}(?:'s)? actions?\\b|^actions? (?:for|by|required (?:by|from)|requested of) ${gp}|^${gp}\\s?[:-] (?:to )?${action}\\b`,
  `^(?:tasks?|requests?|actions?|jobs) (?:for|to|of) (?:you|the \\p{L}+|your \\p{L}+)\\b`,
  "\\b(?:i|we) (?:would|should|am|are|'d be|will be) (?:be )?(?:very |most |particularly )?(?:interested (?:in|to (?:hear|know))|keen (?:to (?:hear|know)|for)) (?:your|what you|whether you|if you|how you)\\b",
  '\\b(?:advice|guidance|opinion|assessment|help|support|input|assistance|views?|review|admission|transfer)\\b[^.;]{0,50} (?:is|are|would be|will be) (?:\\p{L}+ )?(?:sought|requested|appreciated|welcome|welcomed|valued|helpful|needed please)\\b',
  '\\b(?:i|we) (?:would |should )?(?:therefore |now |kindly |also )?(?:request|ask) (?:that|for|an?|you|your|the)\\b',
  '\\b(?:i|we) (?:do )?(?:hope|trust|wonder(?:ed)?) (?:that |if |whether )?(?:you|your (?:team|service|clinic|unit)|he|she|they) (?:will|can|could|might|may|would|are|feel|think)\\b',
  '\\blook(?:ing)? forward to (?:hearing|learning|knowing|your (?:advice|opinion|thoughts|assessment|views))\\b[^.;]{0,12}\\b(?:whether|if|what|how|when|on|about|regarding|advice|opinion|thoughts|assessment|views)\\b',
  '\\bit would (?:be (?:of )?(?:\\p{L}+ )?(?:help|use|helpful|useful|good|appreciated)|help (?:us|me|him|her)) (?:to know|if|to have|to hear)\\b',
  '\\b(?:can|could|would|will) (?:he|she|they|this|it) (?:please )?be (?:seen|assessed|reviewed|admitted|considered|offered|possible|appropriate|safe|worth)\\b[^.;]*\\?',
  '\\b(?:over to you|for your (?:advice|opinion|consideration|action|assessment)|your (?:advice|opinion|help|views?|thoughts|guidance) (?:please|on|about|regarding))\\b',
  '\\b(?:is|are) there (?:a |any )?(?:place|places|room|space|vacancy|bed|scope|possibility)\\b[^.;]*\\?',
);
export const furtherQuestions: Readonly<Record<Language, RegExp>> = { nl: dutch, en: english };
