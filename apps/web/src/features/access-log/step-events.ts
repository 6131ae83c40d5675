/** What is done about signing with somebody and covering for them, in the words of the log. */
export const stepEvents = {
  'note.cosign_asked': { nl: 'Medeondertekening gevraagd', en: 'Asked for a co-signature' },
  'note.cosign_stopped': {
    nl: 'Verzoek om medeondertekening ingetrokken',
    en: 'Took back a request to co-sign',
  },
  'note.cosign_passed_on': {
    nl: 'Medeondertekening aan een ander gevraagd',
    en: 'Passed a request to co-sign on',
  },
  'note.cosigned': { nl: 'Verslag mede ondertekend', en: 'Co-signed a note' },
  'note.returned': { nl: 'Verslag teruggestuurd', en: 'Returned a note' },
  'user.supervisor_set': { nl: 'Supervisor aangewezen', en: 'Named a supervisor' },
  'user.reminders_set': { nl: 'Herinneringen aan of uit gezet', en: 'Turned reminders on or off' },
  'cover.arranged': { nl: 'Waarneming afgesproken', en: 'Arranged a cover' },
  'cover.ended': { nl: 'Waarneming beëindigd', en: 'Ended a cover' },
};
