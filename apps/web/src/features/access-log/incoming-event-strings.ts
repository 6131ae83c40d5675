/** What is written down of appointments from elsewhere. */
export const incomingEventStrings = {
  'appointment.changed': { nl: 'Afspraak gewijzigd van elders', en: 'Changed an appointment from elsewhere' },
  'incoming.file_taken': { nl: 'Afspraken uit een bestand overgenomen', en: 'Took appointments from a file' },
  'incoming.feed_added': { nl: 'Agenda van elders toegevoegd', en: 'Added a calendar from elsewhere' },
  'incoming.feed_removed': { nl: 'Agenda van elders verwijderd', en: 'Removed a calendar from elsewhere' },
  'incoming.feed_read_asked': {
    nl: 'Agenda van elders opnieuw laten lezen',
    en: 'Had a calendar read again',
  },
  'connector_key.made': { nl: 'Sleutel voor koppeling gemaakt', en: 'Made a key for a connector' },
  'connector_key.revoked': { nl: 'Sleutel van koppeling ingetrokken', en: 'Revoked the key of a connector' },
};
