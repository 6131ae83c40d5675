/** Numbers that belong to one person: telephone, BSN, account, plate, client number. */
import { type Run, runsIn } from './digits.ts';
import type { IdentifierKind, Span } from './kind.ts';
import { codeOfWhom, lettersAndFigures } from './letters-and-figures.ts';
import { saidBefore } from './word.ts';

/** The check that every BSN passes. */
function passesEleven(digits: string): boolean {
  if (!/^\d{8,9}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  const nine = digits.padStart(9, '0');
  const sum = [...nine].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return sum % 11 === 0;
}

type Cue = { kind: IdentifierKind; pattern: RegExp; fewest: number };

/** What stands before a number and says whose it is; the nearest counts. */
const cues: readonly Cue[] = [
  {
    kind: 'bsn',
    fewest: 5,
    pattern:
      /\b(?:bsn|b\.?s\.?n\.?|be es en|burger ?service ?nummer|sofi-?nummer|sofi|nhs (?:number|no\.?|nr\.?)|chi number|national insurance number|social security number|ssn)\b/giu,
  },
  {
    kind: 'account',
    fewest: 5,
    pattern:
      /\b(?:iban|rekening ?nummer|bankrekening|giro ?nummer|bank account|account number|sort code|card number|pasnummer|creditcard)\b/giu,
  },
  {
    kind: 'number',
    fewest: 3,
    pattern:
      /\b(?:(?:pati[eë]nt(?:en)?|cli[eë]nt(?:en)?|dossier|polis|klant|relatie|lid|lidmaatschaps?|zorg|verzekerden?|verzekerings?|registratie|big|agb|paspoort|rijbewijs|id|zaak|studenten|personeels|leerling|tolk|medewerkers?|badge)-? ?nummer|documentnummer|v-nummer|vreemdelingennummer|(?:patient|client|record|case|policy|insurance|membership|passport|student|staff|hospital|licence|reference|employee|crime|crime reference|incident|claim|booking|ticket|order|file|court|tenancy|custody|warrant|customer|tracking|log) (?:number|number's|no\.?|id|ref)|aangiftenummer|incidentnummer|boetenummer|schadenummer|factuurnummer|inschrijfnummer|detentienummer|mrn|patient id|cliëntcode|clientcode|(?:adm|dossier|zaak|pat|cl|reg|lid|klant|polis|ref)\.? ?(?:nr|no)\.?|kenmerk|ons kenmerk|referentienummer|reference (?:number|no)|parketnummer|zaaknummer|ordernummer|bestelnummer|meldingsnummer|volgnummer|kamernummer)(?!\p{L})/giu,
  },
  {
    kind: 'phone',
    fewest: 6,
    pattern:
      /\b(?:telefoon(?:nummer)?|tel\.?|mobiel(?:e)?(?: ?nummer)?|06-?nummer|nummer|bel(?:len|t)?|gebeld|bereikbaar|bereiken|app(?:en)?|sms|whatsapp|fax|phone|mobile|cell|call|ring|text|reach|number|contact)\b/giu,
  },
];

/** So far back a cue is looked for. */
const REACH_characters = 60;

const isAmount =
  /^\s*(?:mg|milligram|mcg|ml|gram|kilo|kg|procent|%|euro|keer|dagen|weken|jaar|uur|minuten|stappen|calorie|kcal|times|days|weeks|years|hours|minutes|steps|calories|pounds|dollars)\b/iu;

/** A number stands between, and other words behind it: what was announced has been told. */
const isTold =
  /\d[\d ./-]{3,}\d(?!\d)(?!\s*(?:,\s*)?(?:of|or|en|and|\/|ook|also|dan|then)(?!\p{L}))[\s,;.]*\p{L}/u;
/** What is measured: `RR 135/85`, `TSH 245`. */
const value =
  /(?<![\p{L}\p{N}])(?:rr|bp|bd|bloeddruk|tensie|blood pressure|pols|pulse|hr|hf|hartslag|temp|temperatuur|sat|saturatie|sats|gewicht|weight|lengte|height|bmi|qtc?|qtc-tijd|egfr|gfr|creatinine|kreatinine|kreat|natrium|kalium|sodium|potassium|tsh|crp|hb|hba1c|glucose|ldl|hdl|cholesterol|asat|alat|ggt|ck|leuco's|leukocyten|trombocyten|spiegel|level|dosis|dose|score|totaal|total|gaf|kamer|room)\s*(?:[:=]|is|was|van|of)?\s*$/iu;
const isPressure = /^\d{2,3}\s?\/\s?\d{2,3}(?!\s?[/\d])/;

function cueBefore(text: string, at: number): Cue | undefined {
  const near = text.slice(Math.max(0, at - REACH_characters), at);
  // Another sentence is about something else, unless it asked.
  const before = near.slice((/^.*[;!]\s|^.*\p{L}{3,}\.\s(?=\p{Lu})/su.exec(near)?.[0] ?? '').length);
  let nearest: { cue: Cue; end: number } | undefined;
  for (const cue of cues)
    for (const { 0: found, index } of before.matchAll(cue.pattern)) {
      const end = index + found.length;
      if (isTold.test(before.slice(end))) continue;
      // `telefoonnummer` ends where `nummer` does: the earlier in the list knows more.
      if (!nearest || end > nearest.end) nearest = { cue, end };
    }
  return nearest?.cue;
}

/** `ext. 4471`, `toestel 12`. */
const extension =
  /(?<!\p{L})(?:ext\.?|extension|tst\.?|toestel|toestelnummer|doorkies(?:nummer)?|sein|seinnummer|pieper|bleep|pager)(?:\s(?:is|nummer|number|no\.?))?[\s:]+$/iu;

/** Lines that everyone may call. */
const isPublic = /^0[89]00/;

const isPhone = ({ digits }: Run, before: string): boolean =>
  (/^0[1-9]/.test(digits) && digits.length >= 9 && digits.length <= 11) ||
  (/^(?:00)?(?:31|32|44|49|90|212|48)/.test(digits) &&
    digits.length >= 10 &&
    digits.length <= 14 &&
    (/\+\s?$|plus\s+$/i.test(before) || digits.startsWith('00')));

const codeWithHyphens = /^(?=(?:-?\d){6})\d{1,4}(?:-\d{1,5}){2,4}$/;
const isDate =
  /^\(?(?:(?:0?[1-9]|[12]\d|3[01])[-/](?:0?[1-9]|1[0-2])[-/](?:\d{4}|\d{2})|(?:19|20)\d\d-(?:0?[1-9]|1[0-2])-(?:0?[1-9]|[12]\d|3[01]))(?![\d-])/;

function kindOf(run: Run, text: string, inherited: Cue | undefined): IdentifierKind | undefined {
  const { digits, isDictated, isWritten, hasCommas, start, end, groups } = run;
  if (isAmount.test(text.slice(end)) && digits.length < 8) return undefined;
  if (isPublic.test(digits) && digits.length <= 11) return undefined;
  const before = saidBefore(text, start);
  if ((value.test(before) && digits.length < 8) || isPressure.test(text.slice(start, end))) return undefined;
  const cue = cueBefore(text, start) ?? inherited;
  // `kenmerk …, verzonden 12-03-2026 08:52`
  if (cue?.kind === 'number' && isDate.test(text.slice(start, end))) return undefined;
  if (cue && digits.length >= cue.fewest && !(hasCommas && cue.kind === 'phone' && groups < 5)) {
    if (cue.kind !== 'phone') return cue.kind;
    return passesEleven(digits) && !digits.startsWith('0') ? 'bsn' : 'phone';
  }
  if (isPhone(run, before) || (extension.test(before) && /^\d{2,6}$/.test(digits))) return 'phone';
  if (hasCommas && !isDictated) return undefined;
  if (passesEleven(digits) && digits.length === 9 && (isWritten || isDictated || groups <= 4)) return 'bsn';
  if ((isWritten || isDictated) && digits.length >= 8) return 'number';
  // `55-20-713`: no day, no value and no amount is written so.
  if (codeWithHyphens.test(text.slice(start, end)) && !isDate.test(text.slice(start, end))) return 'number';
  return undefined;
}

const fixed: readonly (readonly [RegExp, IdentifierKind])[] = [
  [/(?<![\p{L}\p{N}])[A-Z] ?[A-Z] ?\d ?\d ?(?:[A-Z] ?){4}(?:\d[ .-]?){7,14}(?!\d)/giu, 'account'],
  [/(?<![\p{L}\p{N}])GB ?\d\d ?[A-Z]{4} ?(?:\d ?){14}(?!\d)/giu, 'account'],
  // The shapes that Dutch plates have had since 1951, without those that no plate has.
  [
    /(?<![\p{L}\p{N}-])(?:[A-Z]{2}-\d\d-\d\d|\d\d-\d\d-[A-Z]{2}|\d\d-[A-Z]{2}-\d\d|[A-Z]{2}-\d\d-[A-Z]{2}|[A-Z]{2}-[A-Z]{2}-\d\d|\d\d-[A-Z]{2}-[A-Z]{2}|\d\d-[A-Z]{3}-\d|\d-[A-Z]{3}-\d\d|[A-Z]{2}-\d{3}-[A-Z]|[A-Z]-\d{3}-[A-Z]{2}|[A-Z]{3}-\d\d-[A-Z]|[A-Z]-\d\d-[A-Z]{3}|\d-[A-Z]{2}-\d{3}|\d{3}-[A-Z]{2}-\d)(?![\p{L}\p{N}-])/gu,
    'plate',
  ],
  [/(?<![\p{L}\p{N}])[A-Z]{2}\d\d ?[A-Z]{3}(?![\p{L}\p{N}])/gu, 'plate'],
  [
    /(?<=\b(?:kenteken|nummerbord|nummerplaat|number plate|registration|licence plate|license plate)\b(?:\s+(?:is|van|was|number|of|the|mijn|de|auto|car)){0,4}[ :]+)(?!(?:is|van|was|of|the|de|mijn|en|and|staat|op)\b)(?:[\p{L}]{1,3}|\d{1,3})(?:[ -]+(?!(?:en|and|hij|zij|ze|had|has|de|het|is|was|van|the|he|she|op|met|in|die|er|ik|i|it|of|or|to|on|at|by|we|bij|uit|dat|te|om|als|nu|toen|maar|but)(?!\p{L}))(?:[\p{L}]{1,3}|\d{1,3})){2,5}(?![\p{L}\p{N}]|\s(?:nul|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|zero|one|two|three|four|five|six|seven|eight|nine)(?!\p{L}))/giu,
    'plate',
  ],
  [lettersAndFigures, 'number'],
  [codeOfWhom, 'number'],
  // `registration kx62 whj`, small, where a car is spoken of.
  [
    /(?<=(?<!\p{L})(?:kenteken|nummerbord|nummerplaat|plate|plates|reg|registration|registered|van|car|auto|busje|bus|bmw|golf|transit|motor|scooter|lorry|truck|audi|ford|vauxhall|polo|astra|corsa|fiesta|focus)(?!\p{L})[^.?!]{0,25}[\s,])(?:[a-z]{2}\d\d ?[a-z]{3}|[a-z]\d{1,3} ?[a-z]{3}|\d{1,3}-[a-z]{2,3}-\d{1,3}|[a-z]{1,3}-\d{2,3}-[a-z]{1,3}|\d{2}-[a-z]{2}-[a-z]{2}|[a-z]{2}-[a-z]{2}-\d{2}|\d-[a-z]{3}-\d\d|[a-z]{2}-\d\d-\d\d)(?![\p{L}\p{N}-])/giu,
    'plate',
  ],
  // Passwords and codes of doors.
  [
    /(?<=(?<!\p{L})(?:wachtwoord|password|pincode|pin code|pin|alarmcode|deurcode|sleutelkluis(?:code)?|key ?safe(?: code)?|door code|toegangscode)(?:\s(?:is|was|van \p{L}+ is))?[ :]+)(?=[\p{L}]*\d)[\p{L}\d]{4,}(?![\p{L}\d])/giu,
    'number',
  ],
  [/(?<![\p{L}\p{N}])[A-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\p{N}])/gu, 'bsn'],
];

/** `before` is what was said just before this text: `Wat is uw nummer?` */
export function numbersIn(text: string, before = ''): Span[] {
  const asked = /\?\s*$|\b(?:is|nummer|number)[ :.]*$/iu.test(before)
    ? cueBefore(before, before.length)
    : undefined;
  const spans = fixed.flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.trimEnd().length,
      kind,
    })),
  );
  for (const run of runsIn(text)) {
    const kind = kindOf(run, text, asked && run.digits.length >= 5 ? asked : undefined);
    if (!kind) continue;
    // `NL zestig INGB nul nul …`
    const bank =
      kind === 'account'
        ? (/(?<![\p{L}\p{N}])[A-Z]{2}\s(?:\d\d|\p{L}+)\s[A-Z]{4}\s$/u.exec(saidBefore(text, run.start))?.[0]
            .length ?? 0)
        : 0;
    const plus = /(?:\+\s?|\bplus\s+|\()$/iu.exec(saidBefore(text, run.start))?.[0].length ?? 0;
    spans.push({ start: run.start - plus - bank, end: run.end, kind });
  }
  const isPart = (one: Span) =>
    spans.some(
      (other) =>
        other !== one &&
        other.start <= one.start &&
        one.end <= other.end &&
        other.end - other.start > one.end - one.start,
    );
  return spans.filter((span) => !isPart(span));
}
