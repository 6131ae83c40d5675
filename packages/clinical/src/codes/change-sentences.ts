import { kindIn } from './dimension-names.ts';
import { codeInBrackets, type Sentence } from './sentence.ts';

/** What would make it another code, and what comes besides the code. */
export const changeSentences = {
  change_shorter: {
    nl: (v) => `Bij ${v.minutes} gerealiseerde minuten: vanaf ${v.step} min${codeInBrackets(v)}.`,
    en: (v) => `Had it taken ${v.minutes} minutes: from ${v.step} min${codeInBrackets(v)}.`,
  },
  change_longer: {
    nl: (v) => `Bij ${v.minutes} gerealiseerde minuten: vanaf ${v.step} min${codeInBrackets(v)}.`,
    en: (v) => `Had it taken ${v.minutes} minutes: from ${v.step} min${codeInBrackets(v)}.`,
  },
  change_too_short: {
    nl: (v) => `Bij ${v.minutes} gerealiseerde minuten: niet declarabel.`,
    en: (v) => `Had it taken ${v.minutes} minutes: not billable.`,
  },
  change_kind: {
    nl: (v) => `Als het ${kindIn(v.kind ?? '', 'nl')} was: ${v.code}.`,
    en: (v) => `Had it been ${kindIn(v.kind ?? '', 'en')}: ${v.code}.`,
  },
  change_unplanned: {
    nl: (v) => `Als het niet gepland was, telde de gerealiseerde tijd: ${v.real} min${codeInBrackets(v)}.`,
    en: (v) => `Had it not been planned, the ${v.real} min it took would count${codeInBrackets(v)}.`,
  },
  change_contract: {
    nl: () => 'Zonder contract voor hoogspecialistische ggz geldt een andere setting.',
    en: () => 'Without a contract for highly specialised care another setting applies.',
  },
  change_blocks_shorter: {
    nl: (v) => `Bij ${v.minutes} gerealiseerde minuten: ${v.blocks} × 30 min.`,
    en: (v) => `Had it taken ${v.minutes} minutes: ${v.blocks} × 30 min.`,
  },
  change_blocks_longer: {
    nl: (v) => `Bij ${v.minutes} gerealiseerde minuten: ${v.blocks} × 30 min.`,
    en: (v) => `Had it taken ${v.minutes} minutes: ${v.blocks} × 30 min.`,
  },
  change_group_size: {
    nl: (v) => `Bij ${v.size} cliënten: ${v.code}.`,
    en: (v) => `With ${v.size} clients: ${v.code}.`,
  },
  travel_below: {
    nl: (v) => `Reistijd heen en terug ${v.minutes} min: minder dan ${v.limit} min.`,
    en: (v) => `Travel there and back ${v.minutes} min: less than ${v.limit} min.`,
  },
  travel_from: {
    nl: (v) => `Reistijd heen en terug ${v.minutes} min: vanaf ${v.limit} min.`,
    en: (v) => `Travel there and back ${v.minutes} min: from ${v.limit} min.`,
  },
  travel_no_line: {
    nl: (v) => `Reistijd ${v.minutes} min, maar de ZPM-lijst heeft daar niet precies één toeslag voor.`,
    en: (v) => `Travel ${v.minutes} min, but the ZPM list does not have exactly one surcharge for it.`,
  },
  travel_setting_unknown: {
    nl: (v) => `Reistijd ${v.minutes} min: welke grens geldt, hangt af van de setting.`,
    en: (v) => `Travel ${v.minutes} min: which limit holds depends on the setting.`,
  },
  travel_forensic: {
    nl: (v) =>
      `Reistijd ${v.minutes} min: voor forensische zorg geldt een andere grens dan ${v.limit} min; kies de toeslag zelf.`,
    en: (v) =>
      `Travel ${v.minutes} min: forensic care has another limit than ${v.limit} min; choose the surcharge yourself.`,
  },
  interpreter_unknown: {
    nl: (v) =>
      `Er was een tolk; wanneer daar een toeslag bij hoort, is niet gecontroleerd${v.codes === '' ? '' : ` (in de lijst: ${v.codes})`}.`,
    en: (v) =>
      `There was an interpreter; when a surcharge belongs to that has not been verified${v.codes === '' ? '' : ` (in the list: ${v.codes})`}.`,
  },
  surcharge_group: {
    nl: () => 'Bij een groepsconsult horen geen toeslagen.',
    en: () => 'A group has no surcharges.',
  },
} satisfies Record<string, Sentence>;
