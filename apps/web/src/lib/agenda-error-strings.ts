/** What is said of files of appointments that cannot be taken. */
export const agendaErrorStrings = {
  unreadable_agenda: {
    nl: 'In dit bestand staan geen afspraken die we kunnen lezen. Een tabel heeft een kolom voor het begin en een voor de cliënt, met de namen erboven.',
    en: 'This file holds no appointments that we can read. A table has a column for the start and one for the client, with their names above.',
  },
  too_many_appointments: {
    nl: 'In dit bestand staan meer dan 5.000 afspraken. Verdeel het over meer bestanden.',
    en: 'This file holds more than 5,000 appointments. Spread them over several files.',
  },
  agenda_changed: {
    nl: 'Er is intussen iets veranderd. Bekijk opnieuw wat er gebeurt; er is niets overgenomen.',
    en: 'Something changed in the meantime. Look again at what will happen; nothing was taken.',
  },
};
