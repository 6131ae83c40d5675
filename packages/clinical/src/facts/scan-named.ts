/** A scan that is arranged says of what, or what for, where that was said before: `de echo` is the one of the womb. */
import type { Language } from '../note.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';

const agreed: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'safety_plan', 'handover']);
/** Just after it was said, it need not be said again. */
const NEAR = 4;
const LONGEST_AIM_characters = 60;

const scans: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?<scan>echo|scan|ct-scan|mri|ct|foto|röntgenfoto|kijkonderzoek|biopt)(?!\p{L})/iu,
  en: /\b(?<scan>ultrasound|scan|ct scan|mri|x-ray|biopsy|endoscopy)\b/iu,
};
const ofWhat: Readonly<Record<Language, RegExp>> = {
  nl: /^(?: (?<of>van (?:de|het|je|uw|m'n) [\p{L}-]+)(?: |[,.;]|$)|,? (?<aim>om te (?:zien|kijken) of [^,.;]+))/iu,
  en: /^(?: (?<of>of (?:the|your|his|her) [\p{L}-]+(?: [\p{L}-]+)?)(?=[ ,.;]|$)|,? (?<aim>to (?:see (?:if|whether)|look for|check (?:if|for)) [^,.;]+))/iu,
};

export function withScanNames(facts: readonly Fact[], language: Language): Fact[] {
  const known = new Map<string, { what: string; at: number }>();
  return facts.map((fact, at) => {
    const { clause, quote, kind, slots } = fact;
    const said = scans[language].exec(quote);
    if (!said) return fact;
    const scan = (said.groups?.scan ?? '').toLowerCase();
    const found = ofWhat[language].exec(quote.slice(said.index + scan.length));
    const what = found?.groups?.of ?? found?.groups?.aim;
    if (what !== undefined) {
      if (what.length <= LONGEST_AIM_characters)
        known.set(scan, {
          what: what.replace(/ (?:your|her|his) /u, ' the ').replace(/ (?:je|uw|m'n) /u, ' de '),
          at,
        });
      return fact;
    }
    const before = known.get(scan);
    const isBare = slots.parts.length === 0 && slots.findings.every(({ isHint }) => isHint);
    const place = clause === null ? null : scans[language].exec(clause);
    if (!before || !isBare || !place || !agreed.has(kind) || at - before.at <= NEAR) return fact;
    const end = place.index + scan.length;
    return { ...fact, clause: `${clause?.slice(0, end)} (${before.what})${clause?.slice(end)}` };
  });
}
