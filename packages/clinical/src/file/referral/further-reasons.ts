/** More ways of saying why somebody came: whoever asked for help, what it is for, what stands first among the complaints. */
import type { Language } from '../../note.ts';

type Reasons = {
  clear: readonly RegExp[];
  likely: readonly RegExp[];
  /** Only where nothing else in the paper says why. */
  faint: readonly RegExp[];
};
const pattern = (source: string): RegExp => new RegExp(source, 'u');

/** Whoever came along is not why. */
export const company =
  '(?! (?:(?:zijn|haar|hun|de|een|his|her|their|the|a) )?(?:\\p{L}+ )?(?:moeder|vader|ouders?|partner|vrouw|man|zus|broer|zoon|dochter|begeleid(?:er|ster|ing)|echtgeno\\p{L}+|tolk|mum|mother|father|dad|parents?|sister|brother|wife|husband|daughter|son|carer|family|worker|nurse|interpreter|us|me|you|ons|mij|u)\\b)';

const sentOrAsked =
  '(?:(?:door)?verw(?:ezen|ijs(?:t)?|ees|ijzing|ijzen)?|aangemeld|aanmelding|ingestuurd|gestuurd|stuur(?:t|de)?|meld(?:t|de)?|aangevraagd|aanvraag|voorgelegd|aangeboden|ingeschakeld|gevraagd)';
const complaint =
  '(?:hoofd|kern|verwijs|aanmeld|voornaamste |belangrijkste |grootste |actuele |huidige )(?:klacht(?:en)?|probleem|problemen|problematiek|reden|zorg)';
const help =
  '(?:hulp|begeleiding|behandeling|ondersteuning|(?:een )?(?:door)?verwijzing|therapie|(?:een )?(?:onderzoek|gesprek|second opinion))';

const dutch: Reasons = {
  clear: [
    // `verwezen om het lopen te verbeteren`.
    pattern(
      `\\b${sentOrAsked}\\b[^.;:]{0,60}?\\bom\\b(?! (?:\\d|half|kwart|die reden|deze reden|een uur))[^.;:]{3,90}\\b(?:te \\p{L}+|(?:op|af|aan|uit|in|mee|terug|bij|toe|door)\\p{L}{3,}en\\b)`,
    ),
    pattern(
      `(?:^|[,;] )(?:de |haar |zijn |mijn |onze )?${complaint} (?:is|zijn|was|waren|betreft|betrof)\\b`,
    ),
    /\b(?:klacht(?:en)?|probleem|problemen|reden|vraag) waar(?:voor|mee|om)\b[^.;]{0,50}\b(?:komt|kwam|verwezen|aangemeld|gezien|opgenomen)\b/u,
    /\b(?:het )?doel van (?:de |deze |mijn |uw |het )?(?:verwijzing|aanmelding|opname|consult|onderzoek|brief)\b[^.;]{0,20} (?:is|was|betreft)\b/u,
    /\b(?:verwijzing|aanmelding|consult|consultatie|opname|beoordeling)\b(?: \p{L}+){0,3} (?:wegens|vanwege|ivm|betreffende|inzake|omtrent)\b/u,
    /\b(?:verwijs|verwijst|verwijzen|verwees|verwezen|aangemeld|stuur|stuurde|gestuurd|ingestuurd|opgenomen|gezien)\b[^.;]{0,60}\bonder (?:de )?(?:verdenking|diagnose|noemer)\b/u,
  ],
  likely: [
    pattern(
      `\\b(?:vraagt|vragen|vroeg|vroegen|zoekt|zoeken|zocht|wil|willen|wilde|wenst|verzoekt|verzochten)\\b(?! (?:u|je|jij|jullie|ik|wij|we)\\b)(?: (?!(?:geen|niet|ik|wij|we|u|je|jullie) )\\p{L}+){0,4} ${help}\\b(?: (?:bij|voor|met|om|in|omdat|wegens|vanwege|ivm|van|naar)\\b)`,
    ),
    // `Mevrouw belde vanmorgen: hartkloppingen …`.
    /\b(?:belde|belt|belden|mailde|appte|meldde|meldden)\b(?! (?:ik|wij|we)\b)[^.:]{0,40}: \p{L}/u,
    /\bheeft (?:\p{L}+ ){0,3}om (?:hulp|verwijzing|een verwijzing|begeleiding|behandeling) (?:gevraagd|verzocht)\b/u,
    // `Hij komt voor piekeren`; `dat komt vaak voor` is another verb.
    /^(?:\S+ ){1,5}?(?:komt|kwam|komen|kwamen)(?! in aanmerking)(?: (?:bij (?:mij|ons|de \p{L}+)|naar (?:mij|ons)|hier|vandaag|nu|op (?:mijn|het|ons) (?:\p{L}+ ?)?spreekuur))* voor (?!in\b|bij\b|op\b|dat\b|als\b|het eerst\b|de (?:eerste|tweede|derde)\b|rekening\b)\p{L}{3}/u,
    /\b(?:presenteert|presenteerde|meldt|meldde|vervoegde|vervoegt) zich\b[^.;]{0,60}?\bmet\b/u,
    /\b(?:verw|verwijzing|aanmelding|terugverwijzing|herverwijzing|spoedverwijzing|heraanmelding)\.? (?:\p{L}+ ){0,4}?(?:voor|na|met|ter)\b/u,
    /\b(?:stuur|sturen|verwijs|verwijzen|meld|melden|bied)\b[^.;:]{0,60}?\b(?:met|die|bij wie|voor|ter)\b/u,
    /\b(?:uitgevallen|ziek(?:gemeld)? (?:thuis|sinds|\p{L}+)|ziek thuis|in de ziektewet|thuis van (?:het |haar |zijn )?werk|verzuimt)\b[^.;]{0,50}?\b(?:met|door|na|wegens)\b/u,
    /\b(?:ontvingen|ontving|kregen|kreeg) (?:wij|we|ik|van u)\b[^.;]{0,40}\b(?:aanmelding|verwijzing|verzoek)\b[^.;]{0,40}\b(?:voor|met|omdat|om)\b/u,
    /\b(?:consult|overname|beoordeling|advies|huisbezoek|visite) (?:\p{L}+ )?(?:gevraagd|verzocht|aangevraagd)\b[^.;]{0,40}\b(?:bij|voor|wegens|omdat|van|na|met)\b/u,
    /\b(?:in consult|geroepen|ontboden|ingeroepen)\b[^.;]{0,40}?\b(?:voor|wegens|bij|omdat|vanwege)\b/u,
    /^(?:ter|tot|voor) (?:\p{L}+ ){1,6}?(?:zag|bezocht|sprak|onderzocht|beoordeelde|ontving|zagen|bezochten|spraken) (?:ik|wij|we)\b/u,
    /\bzien(?: \p{L}+){0,3}:? (?:want|omdat)\b|\b(?:dat|of) (?:u|jullie|je|jij) \p{L}+(?: \p{L}+){0,3} (?:ziet|beoordeelt|onderzoekt|zou zien|kunt zien|kunnen zien)\s?[:,;] /u,
  ],
  faint: [
    /\b(?:wegens|vanwege|ivm|in verband met|naar aanleiding van|nav|omwille van)\b/u,
    pattern(
      `\\b(?:opname|opgenomen|verbleef|verbleven|lag|gezien|zag(?:en)?|verwezen|aangemeld|ingestuurd|behandel(?:d|de|en|t)?|beoordeelde?n?|bezocht\\p{L}*|onderzocht\\p{L}*|sprak(?:en)?|begeleid(?:de|den)?|kreeg bij ons|kwam|overgenomen|binnengebracht|gebracht|aangetroffen|trof(?:fen)?)\\b[^;]{0,80}?\\b(?:met|voor|na|ter|bij wie|die|omdat|nadat|toen|aan op|verward)\\b${company}`,
    ),
    /\b(?:het betreft|betreft het|dit betreft|het gaat om|gaat over|gaat het om)\b[^;]{0,80}\b(?:met|die|bij wie|na)\b/u,
    /\b(?:zorgen|bezorgd|ongerust) (?:over|om|omdat)\b|\b(?:loopt|liep|lopen) (?:\p{L}+ ){0,3}vast\b|\bkamp(?:t|en) (?:\p{L}+ ){0,2}met\b|\blijdt (?:\p{L}+ ){0,3}aan\b|\blast van\b|\bop de voorgrond staa[tn]\b/u,
    /^(?:\p{L}+: )?(?:(?:beeld|kort|kortom|inleiding|situatie|context|klacht|klachten|melding|verhaal|toelichting|achtergrond)\s?: )/u,
    /\b(?:klacht|klachten|melding|probleem|casus)\s?: \p{L}/u,
    /\b(?:leerkracht\p{L}*|school|ouders?|moeder|vader|dochter|zoon|partner|echtgeno\p{L}+|familie|mantelzorg\p{L}*|verzorging|begeleid\p{L}+|thuiszorg|werkgever|omgeving) (?:(?:heeft|hebben|en \p{L}+) )?(?:merkt|merken|merkte|ziet|zien|zag|zagen|meldt|melden|meldde|signaleert|signaleren)\b/u,
  ],
};

const englishHelp =
  '(?:help|support|advice|treatment|therapy|counselling|(?:an? )?(?:referral|assessment|review|second opinion))';
const english: Reasons = {
  clear: [
    /\b(?:you|your (?:colleague|team)|the (?:ward|gp|team|school|court)|(?:his|her|their) (?:gp|school|employer|parents|mother|father)) (?:kindly |recently )?(?:asked|requested|wanted) (?:me|us|that (?:i|we)) (?:to )?(?:see|assess|review|advise|visit|meet)\b.*?\b(?:about|for|because|with|regarding|re|on|concerning|after|following|who|whose)\b/u,
    /\brefer(?:red|ring|ral)?\b[^.;:]{0,50}?\bto (?:improve|help|reduce|manage|regain|stop|establish|clarify|exclude|support|address|work on|review|assess|learn|build)\b/u,
    /\b(?:main|chief|key|primary|principal|presenting|biggest|current) (?:problem|complaint|difficulty|difficulties|concern|concerns|issue|issues|worry|symptoms?)\b(?: \p{L}+){0,4} (?:is|are|was|were|being)\b/u,
    /\b(?:purpose|aim|object) of (?:this|my|the|your) (?:letter|referral|admission|visit|appointment|review)\b[^.;]{0,20} (?:is|was)\b/u,
    /\b(?:re-?)?(?:referral|assessment|review|consultation|opinion|admission) (?:is |was )?(?:requested|sought|made|arranged)\b[^.;]{0,40}?\b(?:for|because|due to|owing to|in view of|following|after|regarding|with)\b/u,
  ],
  likely: [
    new RegExp(
      `\\b(?:has asked|asks|asked|is asking|would like|wants|wanted|seeks|sought|is seeking|requests|requested|is keen (?:to have|for|on))\\b(?! (?:you|me|us|if|whether)\\b)(?: for| to have)?(?: (?:some|further|more|any|urgent))? ${englishHelp}\\b(?: (?:with|for|about|on|because|in|of|to)\\b)`,
      'u',
    ),
    /\b(?:rang|called|phoned|emailed|contacted us|contacted me|reported)\b[^.:]{0,30}: \p{L}/u,
    /\b(?:complain(?:s|ed|ing)|consulted (?:me|us)|came to (?:me|us)|attend(?:s|ed|ing)|self-?present(?:s|ed|ing)|self-?referr(?:ed|al)|turned up|walked in)\b[^.;]{0,60}?\b(?:of|about|with|because|for|after)\b/u,
    /\b(?:seen|reviewed|saw|assessed|clinic|consultation|appointment|contact)\b[^.;]{0,40}?\bre\b:? /u,
    /\b(?:i|we)(?: would|'d| should) (?:like|be grateful) (?:to refer|you to see|if you (?:could|would|can) see)\b[^.;]{0,80}?\b(?:who|with|whose|for|because)\b/u,
    /\b(?:details|notes|records|history) (?:of|on|for)\b[^.;]{0,40}\b(?:who|whose)\b/u,
    /\b(?:thank you|thanks) for (?:your (?:letter|referral|note|call|email)|referring|sending)\b[^.;]{0,60}?\b(?:about|regarding|with|who|whose|concerning|because|for)\b/u,
    /\b(?:brought|found|conveyed|escorted|picked up|detained|called)\b[^.;]{0,60}?(?:\b(?:by (?:the )?(?:police|ambulance|neighbours?|family|paramedics|security)\b[^.;]{0,40}?(?:[:,;] |after|because|having|for|with))|\bhaving been found\b)/u,
    /\b(?:off (?:work|sick|school)|signed off|on sick leave|absent from (?:work|school))\b[^.;]{0,50}?\b(?:with|due to|because|for|after|following)\b/u,
    /\b(?:parents?|mother|father|mum|dad|school|family|wife|husband|staff|carers?|teachers?|i|we) (?:is|are|am|was|were|remain|have become|has become|have been) (?:\p{L}+ )?(?:worried|concerned|anxious|alarmed) (?:about|that|by|because)\b/u,
    /^(?:query|\?) ?\p{L}+(?: \p{L}+)?: \p{L}/u,
    /\btransferred\b[^.;]{0,60}?\b(?:after|following|because|with|for)\b/u,
    /\b(?:i|we) (?:have been |are |am |have )?(?:treat(?:ing|ed)?|looking after|looked after|follow(?:ing|ed)?|manag(?:ing|ed)|see(?:ing|n)?|working with|supporting)\b[^.;]{0,60}?\bfor\b(?! (?:a |the |some |several |two |three |four |five |six |\d)?(?:years?|months?|weeks?|past|last|time)\b)/u,
    /\bunder (?:our|my|the) care\b[^.;]{0,40}?\b(?:for|with|following|after)\b/u,
  ],
  faint: [
    /\b(?:because|due to|owing to|in view of|on account of|as a result of)\b/u,
    pattern(
      `\\b(?:admitted|admission|seen|saw|see|referred|reviewed|assessed|met|attended|came|booked|brought|visited|treated|presented|presents|taken on)\\b[^;]{0,80}?\\b(?:with|for|after|following|regarding|about|who|when|as he|as she)\\b${company}`,
    ),
    /\b(?:struggl(?:es|ing|ed)|suffers?|suffering|difficulty|troubled|bothered|preoccupied|has developed|has become|have become|has begun|has been feeling) (?:with|from|by|in|to|increasingly|more|\p{L}+)/u,
    /\bneeds?\b[^;]{0,30}\b(?:care|help|treatment|support|assessment|follow-up)\b[^;]{0,20}\b(?:for|with|because|after)\b|\bassessment under\b[^;]{0,40}\b(?:after|because|following|for)\b/u,
    /\b(?:daughter|son|wife|husband|family|parents?|mother|father|partner|carers?|staff|school|teachers?|employer) (?:(?:has|have|had) )?(?:noticed|reports?|reported|describes?|described|noted)\b/u,
    /^(?:situation|background|context|summary|story|history|complaint|concern|issue|problem)\s?: /u,
  ],
};

export const furtherReasons: Readonly<Record<Language, Reasons>> = { nl: dutch, en: english };
