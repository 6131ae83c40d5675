import { fieldsIn } from './dimension-names.ts';
import { dayIn, inBrackets, type Sentence } from './sentence.ts';

/** Why this ZPM code, or why none. */
export const zpmSentences = {
  zpm_planning: {
    nl: (v) =>
      `Gepland ${v.planned} min, gerealiseerd ${v.real} min: tot en met 15 minuten verschil telt de planning, dus vanaf ${v.step} min${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `Planned ${v.planned} min, took ${v.real} min: up to 15 minutes' difference the planning counts, so from ${v.step} min${inBrackets(v, 'en')}.`,
  },
  zpm_deviation: {
    nl: (v) =>
      `Gepland ${v.planned} min, gerealiseerd ${v.real} min: bij meer dan 15 minuten verschil telt de realisatie, dus vanaf ${v.step} min${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `Planned ${v.planned} min, took ${v.real} min: with more than 15 minutes' difference the real time counts, so from ${v.step} min${inBrackets(v, 'en')}.`,
  },
  zpm_real: {
    nl: (v) =>
      `Gerealiseerd ${v.real} min; deze instelling registreert de gerealiseerde tijd, dus vanaf ${v.step} min${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `Took ${v.real} min; this institution registers the real time, so from ${v.step} min${inBrackets(v, 'en')}.`,
  },
  zpm_unplanned: {
    nl: (v) =>
      `Niet gepland, dus de gerealiseerde tijd telt: ${v.real} min, vanaf ${v.step} min${inBrackets(v, 'nl')}.`,
    en: (v) => `Not planned, so the ${v.real} min it took count: from ${v.step} min${inBrackets(v, 'en')}.`,
  },
  zpm_any_planning: {
    nl: (v) =>
      `Gerealiseerd ${v.real} min: hoeveel er ook gepland was, het is vanaf ${v.step} min${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `Took ${v.real} min: however much was planned, it is from ${v.step} min${inBrackets(v, 'en')}.`,
  },
  zpm_group_planned: {
    nl: (v) =>
      `Groep van ${v.size}, gepland ${v.planned} min en gerealiseerd ${v.real} min: de planning telt, dus ${v.blocks} × 30 min${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `Group of ${v.size}, planned ${v.planned} min and took ${v.real} min: the planning counts, so ${v.blocks} × 30 min${inBrackets(v, 'en')}.`,
  },
  zpm_group_real: {
    nl: (v) =>
      `Groep van ${v.size}, gerealiseerd ${v.real} min, dus ${v.blocks} × 30 min${inBrackets(v, 'nl')}; een rest telt boven 15 min.`,
    en: (v) =>
      `Group of ${v.size}, took ${v.real} min, so ${v.blocks} × 30 min${inBrackets(v, 'en')}; a rest counts above 15 min.`,
  },
  zpm_profession: {
    nl: () => 'Dit beroep staat niet op de beroepenlijst van het ZPM en kan geen consult declareren.',
    en: () => 'This profession is not on the ZPM list of professions and cannot bill a consultation.',
  },
  zpm_too_short: {
    nl: (v) => `${v.minutes} min: een consult korter dan 5 minuten is niet declarabel.`,
    en: (v) => `${v.minutes} min: a consultation of less than 5 minutes cannot be billed.`,
  },
  zpm_hardly_met: {
    nl: (v) =>
      `Gepland ${v.planned} min, gerealiseerd ${v.real} min: of de planning telt als het contact geen 5 minuten duurde, staat niet vast.`,
    en: (v) =>
      `Planned ${v.planned} min, took ${v.real} min: whether the planning counts when it took less than 5 minutes is not settled.`,
  },
  zpm_group_too_short: {
    nl: (v) => `Groep van ${v.size}, ${v.minutes} min: tot en met 15 minuten is niet declarabel.`,
    en: (v) => `Group of ${v.size}, ${v.minutes} min: up to 15 minutes cannot be billed.`,
  },
  zpm_group_under_a_block: {
    nl: (v) =>
      `Groep van ${v.size}, ${v.minutes} min: of minder dan één blok van 30 min declarabel is, staat niet vast.`,
    en: (v) =>
      `Group of ${v.size}, ${v.minutes} min: whether less than one block of 30 min can be billed is not settled.`,
  },
  zpm_group_larger: {
    nl: (v) =>
      `Groep van ${v.size}: de lijst gaat tot ${v.largest} cliënten en zegt niet of dat ook voor grotere groepen geldt.`,
    en: (v) =>
      `Group of ${v.size}: the list goes up to ${v.largest} clients and does not say whether that holds for larger groups.`,
  },
  zpm_no_list: {
    nl: (v) => `Er is geen ZPM-lijst die geldt op ${dayIn(v.day, 'nl')}.`,
    en: (v) => `There is no ZPM list valid on ${dayIn(v.day, 'en')}.`,
  },
  zpm_no_line: {
    nl: (v) =>
      `De ZPM-lijst van ${dayIn(v.day, 'nl')} heeft geen passende regel${v.step === '' ? '' : ` vanaf ${v.step} min`}${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `The ZPM list of ${dayIn(v.day, 'en')} has no fitting line${v.step === '' ? '' : ` from ${v.step} min`}${inBrackets(v, 'en')}.`,
  },
  zpm_no_group_line: {
    nl: (v) =>
      `De ZPM-lijst van ${dayIn(v.day, 'nl')} heeft geen regel voor een groep van ${v.size}${inBrackets(v, 'nl')}.`,
    en: (v) =>
      `The ZPM list of ${dayIn(v.day, 'en')} has no line for a group of ${v.size}${inBrackets(v, 'en')}.`,
  },
  zpm_several_lines: {
    nl: (v) => `De ZPM-lijst heeft hier meer dan één regel voor: ${v.codes}.`,
    en: (v) => `The ZPM list has more than one line for this: ${v.codes}.`,
  },
  zpm_other_steps: {
    nl: (v) => `De ZPM-lijst heeft een tijdstap die niet bekend is: ${v.code} vanaf ${v.minutes} min.`,
    en: (v) => `The ZPM list has a step of time that is not known: ${v.code} from ${v.minutes} min.`,
  },
  zpm_impossible: {
    nl: (v) => `Dit kan niet kloppen: ${fieldsIn(v.field ?? '', 'nl')} is ${v.value}.`,
    en: (v) => `This cannot be right: ${fieldsIn(v.field ?? '', 'en')} is ${v.value}.`,
  },
  zpm_missing: {
    nl: (v) => `Nog niet bekend: ${fieldsIn(v.fields ?? '', 'nl')}; daar hangt de code van af.`,
    en: (v) => `Not yet known: ${fieldsIn(v.fields ?? '', 'en')}; the code depends on it.`,
  },
} satisfies Record<string, Sentence>;
