import { strings } from '../../lib/strings.ts';

/** What a field means, where its name does not say all. */
export const hintStrings = strings({
  name: { nl: 'Staat op documenten die Noteer verlaten.', en: 'Stands on documents that leave Noteer.' },
  address: { nl: '', en: '' },
  logo: {
    nl: 'PNG of JPEG, hoogstens 2 MB. Staat rechtsboven op documenten.',
    en: 'PNG or JPEG, at most 2 MB. Stands at the top right of documents.',
  },
  language: {
    nl: 'Voor accounts waarvoor niemand een taal koos. Ieder kiest zelf een andere.',
    en: 'For accounts for which nobody chose one. Everyone can choose another.',
  },
  time_zone: { nl: '', en: '' },
  asks_consent: { nl: '', en: '' },
  consent_nl: {
    nl: 'Leeg: de vraag in de woorden van Noteer.',
    en: 'Empty: the question in Noteer’s words.',
  },
  consent_en: {
    nl: 'Leeg: de vraag in de woorden van Noteer.',
    en: 'Empty: the question in Noteer’s words.',
  },
  second_factor: { nl: '', en: '' },
  idle_lock_minutes: { nl: '', en: '' },
  consent_withdrawn_note: {
    nl: 'Geluid en transcript gaan altijd meteen weg.',
    en: 'Sound and transcript always go at once.',
  },
  sign_up: { nl: 'Wie niet mag, hoort dat per mail.', en: 'Whoever may not is told by mail.' },
  sign_up_domains: {
    nl: 'Een per regel, zoals ggz-voorbeeld.nl. Geldt bij: adressen van bepaalde domeinen.',
    en: 'One a line, such as clinic.example. Holds with: addresses of certain domains.',
  },
  session_hours: { nl: '', en: '' },
  session_idle_minutes: { nl: '', en: '' },
  share_files: { nl: '', en: '' },
  keep_sound_days: { nl: 'Het transcript en het verslag blijven.', en: 'The transcript and the note stay.' },
  keep_draft_days: { nl: 'Geteld vanaf de laatste wijziging.', en: 'Counted from the last change.' },
  keep_hidden_days: { nl: 'Daarna zijn ze voorgoed weg.', en: 'After that they are gone for good.' },
  finish_abandoned_hours: {
    nl: 'Met het geluid dat is aangekomen.',
    en: 'With the sound that arrived.',
  },
  unusual_clients_an_hour: {
    nl: 'Wie erboven komt, staat in het toegangslogboek bij opvallende inzage.',
    en: 'Whoever goes beyond is listed in the access log under unusual reading.',
  },
  user_storage_gb: {
    nl: 'Geluid en documenten samen. Een opname die al loopt, wordt altijd bewaard.',
    en: 'Sound and documents together. A recording that has begun is always kept.',
  },
  confirmed_by: {
    nl: 'De administratie kan bevestigde codes altijd wijzigen.',
    en: 'The administration can always change confirmed codes.',
  },
  icd10_reason: { nl: '', en: '' },
  copy_as: { nl: '', en: '' },
  copy_headings: { nl: '', en: '' },
  copy_sections: {
    nl: 'Voor een EPD met een veld voor elk onderdeel.',
    en: 'For a record with a field for each section.',
  },
  copy_last_line: {
    nl: 'Bijvoorbeeld: Opgesteld met Noteer, nagekeken door de behandelaar.',
    en: 'For example: Written with Noteer, reviewed by the clinician.',
  },
  expected_words: {
    nl: 'Een per regel: namen van collega’s, afdelingen, behandelingen. Spraakherkenning verwacht ze.',
    en: 'One a line: names of colleagues, departments, treatments. Speech recognition expects them.',
  },
  reminder_day: {
    nl: 'Aantallen per behandelaar, met een link en zonder iets van een cliënt. Iedereen kan het voor zichzelf uitzetten.',
    en: 'Numbers for each clinician, with a link and nothing of a client. Everyone can turn it off for themself.',
  },
  reminder_hour: { nl: 'In de tijdzone van de instelling.', en: 'In the time zone of the institution.' },
  reminder_after_days: { nl: '', en: '' },
});
