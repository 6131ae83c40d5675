/** Complaints and findings that doctors write down in English, by how they and their patients say them. */
const findings: Readonly<Record<string, string>> = {
  pain: 'pain\\w*|ache\\w*|aching|sore(?:ness)?|tender\\w*|hurts?|hurting',
  headache: 'headaches?|migraines?',
  fever: 'fevers?|feverish|febrile|pyrexi\\w+|high temperature',
  chills: 'chills|rigors?|shiver\\w*',
  cough: 'cough\\w*',
  breathlessness: 'short(?:ness)? of breath|breathless\\w*|sob|dyspn\\w+|out of breath',
  wheeze: 'wheez\\w+',
  chest_pain: 'chest (?:pain|tightness|cramps?|discomfort)',
  palpitations: 'palpitations?|heart (?:is )?racing',
  dizziness: 'dizz\\w+|light-?headed\\w*|vertigo',
  fainting: 'faint\\w*|syncop\\w+|passed out|blackouts?|loss of consciousness',
  nausea: 'nause\\w+|feeling sick',
  vomiting: 'vomit\\w*|throwing up|threw up',
  diarrhoea: 'diarrh\\w+|loose stools?|watery stools?',
  constipation: 'constipat\\w+',
  blood_in_stool: 'blood in (?:\\w+ )?stools?|rectal bleeding|mel(?:a)?ena',
  heartburn: 'heartburn|reflux|indigestion',
  appetite: 'appetite',
  weight: 'weight (?:loss|gain)|lost weight|gained weight',
  fatigue: 'fatigue\\w*|tired\\w*|letharg\\w+|exhaust\\w+',
  weakness: 'weak(?:ness)?',
  numbness: 'numb\\w*|tingl\\w+|pins and needles|paraesthesia|paresthesia',
  swelling: 'swell\\w*|swollen|edema|oedema',
  rash: 'rash\\w*|hives|spots',
  itching: 'itch\\w*|prurit\\w+',
  redness: 'red(?:ness)?|erythema\\w*',
  bruising: 'bruis\\w+|ecchymosis',
  stiffness: 'stiff\\w*',
  urinary_frequency: 'frequency|urinating more|passing (?:more )?(?:urine|water)|polyuria',
  burning_urine:
    'dysuria|burn\\w* (?:when|on|with) (?:\\w+ )?(?:urinat\\w+|wee\\w*|pee\\w*|passing)|stinging',
  blood_in_urine: 'h(?:a)?ematuria|blood in (?:\\w+ )?urine',
  discharge: 'discharge',
  congestion: 'congest\\w+|blocked nose|runny nose|stuffy',
  sore_throat: 'sore throat|throat pain',
  hearing: 'hearing loss|tinnitus|ringing',
  vision: 'blurr\\w+|double vision|visual (?:change|disturbance)s?|photophobia',
  sleep: 'insomnia|sleep\\w*',
  depression: 'depress\\w+|low mood',
  anxiety: 'anxi\\w+|panic',
  suicidality: 'suicid\\w*|self-?harm',
  murmur: 'murmurs?',
  crackles: 'crackles|rales|rhonchi|creps|crepitations',
  diabetes: 'diabet\\w+',
  hypertension: 'hypertensi\\w+|high blood pressure',
  asthma: 'asthma\\w*',
  arthritis: 'arthrit\\w+',
  allergy: 'allerg\\w+',
  smoking: 'smok\\w+|cigarettes?|tobacco',
  alcohol: 'alcohol|drink(?:s|ing)?|etoh|wine|beers?',
  surgery: 'surger\\w+|operation|surgical',
  fracture: 'fractur\\w+',
  infection: 'infect\\w+',
  fluids: 'fluids?|hydrat\\w+',
  rest: 'rest(?:ing)?',
  physiotherapy: 'physio\\w*|physical therapy',
  blood_test: 'blood (?:test|work)s?|bloods|lab(?:s| work)',
  x_ray: 'x-?rays?',
  scan: 'scans?|mri|ct|ultrasound',
  referral: 'refer\\w*',
  antibiotics: 'antibiotics?',
};

const patterns = Object.entries(findings).map(
  ([name, words]) => [name, new RegExp(`\\b(?:${words})(?![\\w-])`)] as const,
);
const denial = /\b(?:no|not|nil|none|never|denies|denied|deny|without|negative|neither|nor)\b|n't\b/;

/** `nausea` or `no nausea`: a denial earlier in the same clause counts. On normalised text. */
export function findingsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const clause of text.split(/[.;?!\n]|\bbut\b|\bhowever\b/)) {
    for (const [name, pattern] of patterns) {
      const at = clause.search(pattern);
      if (at >= 0) found.add(denial.test(clause.slice(0, at)) ? `no ${name}` : name);
    }
  }
  return found;
}

/** Whether anybody spoke of it, in whatever sense. */
export const isMentioned = (finding: string, text: string): boolean =>
  patterns.some(([name, pattern]) => finding.replace('no ', '') === name && pattern.test(text));
