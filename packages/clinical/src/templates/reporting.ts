import { dangers, drugs, observed, section, symptoms, type Template } from './section.ts';

export const evaluation: Template = {
  id: 'evaluatie',
  family: 'progress',
  name: { nl: 'Evaluatie / MDO', en: 'Evaluation / team meeting' },
  rest: 'course',
  sections: [
    section('participants', 'Deelnemers', 'Participants', ['participants']),
    section('course', 'Beloop en bereikte doelen', 'Course and goals reached', [
      'course',
      ...symptoms,
      'goals',
      ...drugs,
      ...dangers,
      'social',
      'substances',
    ]),
    section('measures', 'ROM-uitkomsten', 'Outcome measures', ['measures']),
    section('client_view', 'Visie van de cliënt', 'View of the client', [
      'client_view',
      'response',
      'motivation',
    ]),
    section('team_view', 'Visie van de behandelaren', 'View of the clinicians', [
      'team',
      'conclusion',
      ...observed,
    ]),
    section(
      'classification',
      'Bijstelling classificatie en zorgvraagtype',
      'Change of classification and care type',
      ['classification'],
    ),
    section('decisions', 'Besluiten', 'Decisions', [
      'plan',
      'safety_plan',
      'intervention',
      'consent',
      'legal',
    ]),
    section('follow_up', 'Vervolgafspraken', 'Follow-up', ['next_contact', 'handover', 'duration']),
  ],
};

export const gpLetter: Template = {
  id: 'huisartsbrief',
  family: 'letter',
  name: {
    nl: 'Brief aan huisarts (na intake / voortgang / einde behandeling)',
    en: 'Letter to the GP (after intake / progress / end of treatment)',
  },
  rest: 'course',
  sections: [
    section('subject', 'Betreft', 'Subject', ['participants']),
    section('referral', 'Reden van verwijzing', 'Reason for referral', ['reason']),
    section('conclusion', 'Conclusie en classificatie', 'Conclusion and classification', [
      'conclusion',
      'classification',
    ]),
    section('course', 'Beloop van de behandeling', 'Course of treatment', [
      'course',
      ...symptoms,
      ...observed,
      'intervention',
      'response',
      'measures',
      'social',
      'substances',
    ]),
    section('medication', 'Huidige medicatie en wijzigingen', 'Current medication and changes', [
      'medication',
      'effect',
      'side_effects',
      'adherence',
    ]),
    section('risk', 'Risico en veiligheid', 'Risk and safety', dangers),
    section('somatic', 'Somatische aandachtspunten en controles', 'Physical health and monitoring', [
      'somatic',
      'controls',
      'examination',
    ]),
    section('advice', 'Beleid en advies aan de huisarts', 'Plan and advice to the GP', [
      'plan',
      'safety_plan',
      'handover',
      'legal',
    ]),
    section('agreements', 'Afspraken met cliënt en naasten', 'Agreements with client and relatives', [
      'next_contact',
      'consent',
      'duration',
      'collateral',
    ]),
    section('contact', 'Contactgegevens behandelaar', 'Contact details of the clinician', ['team']),
  ],
};
