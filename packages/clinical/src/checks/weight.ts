/** What of the talk a note would miss: which kind of fact a sentence tells, if any. */
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import type { OmissionKind } from './mark.ts';

export type Weighty = { kind: OmissionKind; fact_kind: FactKind };

type Words = {
  /** Somebody will do something. */
  plan: RegExp;
  meet: RegExp;
  letter: RegExp;
  warning: RegExp;
  measured: RegExp;
  judgement: RegExp;
  history: RegExp;
  family: RegExp;
  social: RegExp;
  substance: RegExp;
  allergy: RegExp;
};

const wordsIn: Readonly<Record<Language, Words>> = {
  nl: {
    plan: /\b(?:we (?:gaan|beginnen|starten|verhogen|verlagen|stoppen|bouwen|houden|laten|spreken|kijken|plannen|doen|wachten)|ik (?:ga|wil|stel voor|schrijf|regel|vraag|bel|stuur|maak|verwijs|zet|geef|neem|overleg|meld|laat)|u (?:neemt|gaat|krijgt|mag|moet|kunt|begint|stopt|houdt|blijft|belt|slikt|doet)|je (?:neemt|gaat|krijgt|mag|moet|kunt|begint|stopt|houdt|blijft|belt|slikt|doet)|neem|gebruik|probeer|afgesproken|spreken we af|vanaf (?:morgen|vandaag|vanavond|volgende)|advies|voorstel|voorstellen|blijft gelijk|blijft hetzelfde|doorgaan|ophogen|verhogen|afbouwen|verlagen|stoppen|recept|huiswerk|oefen\w*|dagboek|verwijz\w*|aanmeld\w*|prikken|bloedonderzoek|controleren|opname)\b/,
    meet: /\b(?:zie ik (?:u|je|jullie)|zien we elkaar|zie je|afspraak|volgende (?:keer|sessie|afspraak)|terugkomen|kom (?:je|u)|controle|bel ik|ik bel|belt|om (?:half|kwart)|huisbezoek)\b/,
    letter: /\b(?:brief|bericht|mail\w*|stuur|sturen|verslag|huisarts krijgt|informeer|overleg met|overdracht)\b/,
    warning: /\b(?:als|mocht|indien|bij)\b.*\b(?:bel|belt|bellen|contact|eerder|meteen|direct|112|113|huisartsenpost|spoed)\b|\bbel\b.*\b(?:als|bij|wanneer)\b/,
    measured: /\b(?:score\w*|spiegel|bloeddruk|gewicht|weeg\w*|pols|temperatuur|saturatie|hba1c|egfr|crp|waarde\w*|uitslag\w*|phq|gad|madrs|sud|lijst|vragenlijst|meting|temp|bmi|kilo|graden|lab|urine|nierfunctie|kalium|natrium|cholesterol|hb|tsh|leuko\w*|lever\w*)\b/,
    judgement: /\b(?:diagnose|past bij|ik denk dat|ik zie|het lijkt|mijn indruk|ik schat|conclusie|waarschijnlijk|ontsteking|stoornis|episode|geen aanwijzing\w*|het is een|dat is een|risico)\b/,
    history: /\b(?:vroeger|ooit|jaar geleden|eerder|opgenomen|opname|geopereerd|operatie|in (?:19|20)\d\d|als kind|zestiende|poging|behandeld|behandeling|therapie|voorgeschiedenis|sinds)\b/,
    family: /\b(?:moeder|vader|broer|zus|oom|tante|opa|oma|familie|zoon|dochter|ouders)\b/,
    social: /\b(?:werk\w*|baan|ziekgemeld|school|studie|woon\w*|partner|getrouwd|gescheiden|kinderen|schulden|uitkering|vriend\w*|alleen)\b/,
    substance: /\b(?:alcohol|wijn|bier|drink\w*|rook\w*|roken|sigaretten|blow\w*|wiet|coke|cocaine|drugs|joint\w*|xtc)\b/,
    allergy: /\ballerg\w*|\bovergevoelig/,
  },
  en: {
    plan: /\b(?:we(?:'ll| will|'re going to| are going to| can| should)|i(?:'ll| will|'m going to| would like|'d like|'d suggest| want| recommend|'m gonna)|let's|you(?:'ll| will| should| need to| can)|take|start|stop|continue|increase|decrease|reduce|taper|refer\w*|prescri\w*|order\w*|plan|homework|practi[sc]e|diary|try)\b/,
    meet: /\b(?:see you|follow[- ]up|appointment|come back|next (?:visit|session|time|week)|review|call you|phone you|return)\b/,
    letter: /\b(?:letter|write to|send|email|report|inform|referral)\b/,
    warning: /\b(?:if|should)\b.*\b(?:call|come back|return|emergency|hospital|999|911|let (?:me|us) know|go to|contact)\b|\bcall\b.*\bif\b/,
    measured: /\b(?:score\w*|level\w*|blood pressure|weight|weigh\w*|pulse|temperature|saturation|a1c|hemoglobin|creatinine|result\w*|phq|gad|asrs|isi|bmi|pounds|kilos|degrees|lab\w*|x-?ray|mri|ct|exam\w*|ejection)\b/,
    judgement: /\b(?:diagnos\w*|consistent with|i think|looks like|my impression|likely|probably|it's a|this is|risk)\b/,
    history: /\b(?:used to|ago|previous\w*|history|surgery|admitted|hospital\w*|in (?:19|20)\d\d|as a (?:child|kid|teenager)|attempt|treated|treatment|therapy|since)\b/,
    family: /\b(?:mother|father|mum|mom|dad|brother|sister|uncle|aunt|grand\w*|family|son|daughter|parents)\b/,
    social: /\b(?:work\w*|job|school|college|live\w*|partner|married|divorced|kids|children|debts?|friends?|alone|husband|wife)\b/,
    substance: /\b(?:alcohol|wine|beer|drink\w*|smok\w*|cigarettes?|weed|cannabis|cocaine|drugs|vap\w*)\b/,
    allergy: /\ballerg\w*/,
  },
};

const weighty = (kind: OmissionKind, fact_kind: FactKind): Weighty => ({ kind, fact_kind });

export type Telling = {
  text: string;
  language: Language;
  hasMedicine: boolean;
  hasAmount: boolean;
  hasDay: boolean;
  hasRisk: boolean;
  hasFinding: boolean;
  isDenial: boolean;
  isOthers: boolean;
};

/** What of weight this tells; undefined when a note does well without. */
export function weightOf(telling: Telling): Weighty | undefined {
  const { text, hasMedicine, hasAmount, hasDay, hasRisk, hasFinding, isDenial, isOthers } = telling;
  const words = wordsIn[telling.language];
  if (hasRisk) return weighty('risk', isOthers ? 'family_history' : 'risk');
  if (words.warning.test(text)) return weighty('agreement', 'safety_plan');
  if (words.meet.test(text) && hasDay) return weighty('appointment', 'next_contact');
  if (hasMedicine) return weighty('medicine', isOthers ? 'family_history' : 'medication');
  if (words.measured.test(text) && hasAmount) return weighty('measurement', 'measures');
  if (words.allergy.test(text)) return weighty('history', 'somatic');
  if (words.plan.test(text)) return weighty('agreement', words.letter.test(text) ? 'handover' : 'plan');
  if (words.letter.test(text)) return weighty('agreement', 'handover');
  if (hasFinding) return isDenial ? weighty('denial', 'complaint') : weighty('complaint', isOthers ? 'family_history' : 'complaint');
  if (words.substance.test(text)) return weighty('history', 'substances');
  if (words.judgement.test(text)) return weighty('other', 'conclusion');
  if (words.family.test(text)) return weighty('history', 'family_history');
  if (words.history.test(text)) return weighty('history', 'psychiatric_history');
  if (words.social.test(text)) return weighty('other', 'social');
  return hasAmount || hasDay ? weighty('other', 'course') : undefined;
}
