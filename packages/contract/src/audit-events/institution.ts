/** Of what the institution sets up, and of the access log itself. */
export const eventsOfInstitution = {
  'language_model.fetch_asked': {
    action: 'E',
    nl: 'Taalmodel laten ophalen',
    en: 'Had a language model fetched',
  },
  'language_model.fetch_paused': {
    action: 'E',
    nl: 'Ophalen van taalmodel gepauzeerd',
    en: 'Paused the fetching of a language model',
  },
  'language_model.fetch_cancelled': {
    action: 'D',
    nl: 'Ophalen van taalmodel geannuleerd',
    en: 'Cancelled the fetching of a language model',
  },
  'language_model.removed': {
    action: 'D',
    nl: 'Taalmodel van deze machine verwijderd',
    en: 'Removed a language model from this machine',
  },
  'language_model.chosen': {
    action: 'U',
    nl: 'Keuze van taalmodel gewijzigd',
    en: 'Changed the choice of language model',
  },
  'language_model.server_asked': {
    action: 'E',
    nl: 'Server gevraagd naar taalmodellen',
    en: 'Asked a server for its language models',
  },
  'language_model.trial_cancelled': {
    action: 'E',
    nl: 'Proef met taalmodel gestopt',
    en: 'Stopped the trial of a language model',
  },
  'language_model.tried': { action: 'E', nl: 'Taalmodel geprobeerd', en: 'Tried a language model' },
  'language_model.fetched': { action: 'C', nl: 'Taalmodel opgehaald', en: 'Fetched a language model' },
  'code_list.imported': { action: 'C', nl: 'Codelijst geïmporteerd', en: 'Imported a code list' },
  'code_list.taken_back': { action: 'D', nl: 'Codelijst teruggedraaid', en: 'Took a code list back' },
  'code_settings.set': {
    action: 'U',
    nl: 'Instellingen voor codes gewijzigd',
    en: 'Changed the settings for codes',
  },
  'institution.set': {
    action: 'U',
    nl: 'Instellingen van de instelling gewijzigd',
    en: 'Changed the settings of the institution',
  },
  'institution.exported': {
    action: 'R',
    nl: 'Bestand van de instelling gedownload',
    en: 'Downloaded the file of the institution',
  },
  'template.created': { action: 'C', nl: 'Sjabloon gemaakt', en: 'Made a template' },
  'template.saved': { action: 'U', nl: 'Sjabloon gewijzigd', en: 'Changed a template' },
  'template.published': { action: 'U', nl: 'Sjabloon in gebruik genomen', en: 'Published a template' },
  'template.retired': { action: 'U', nl: 'Sjabloon uit gebruik genomen', en: 'Retired a template' },
  'template.discarded': {
    action: 'D',
    nl: 'Concept van sjabloon weggegooid',
    en: 'Discarded a draft template',
  },
  'template.default_set': { action: 'U', nl: 'Standaardsjabloon ingesteld', en: 'Set a default template' },
  'mail.removed': { action: 'D', nl: 'Mail uit de map verwijderd', en: 'Removed a mail from the outbox' },
  'contact_request.received': {
    action: 'C',
    nl: 'Contactverzoek ontvangen',
    en: 'Received a contact request',
  },
  'contact_request.changed': { action: 'U', nl: 'Contactverzoek gewijzigd', en: 'Changed a contact request' },
  'contact_request.removed': {
    action: 'D',
    nl: 'Contactverzoek verwijderd',
    en: 'Removed a contact request',
  },
  'contact_requests.listed': { action: 'R', nl: 'Contactverzoeken ingezien', en: 'Read contact requests' },
  'access_log.read': { action: 'R', nl: 'Inzagelog ingezien', en: 'Read the access log' },
  'access_log.exported': {
    action: 'R',
    nl: 'Inzage van een dossier opgeslagen',
    en: 'Saved who looked at a file',
  },
  'access_log.unusual_read': { action: 'R', nl: 'Opvallende inzage bekeken', en: 'Read unusual reading' },
  'access_log.months_removed': {
    action: 'D',
    nl: 'Oude maanden van het inzagelog verwijderd',
    en: 'Removed old months of the access log',
  },
} as const;
