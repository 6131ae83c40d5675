import { dangers, drugs, intentions, observed, section, symptoms, type Template } from './section.ts';

export const decursus: Template = {
  id: 'decursus',
  family: 'progress',
  name: { nl: 'Decursus / voortgangsverslag behandelcontact', en: 'Progress note' },
  rest: 'topics',
  sections: [
    section('reason', 'Aanleiding en agenda', 'Reason and agenda', ['reason', 'participants']),
    section('course', 'Beloop sinds vorig contact', 'Course since last contact', [
      'course',
      ...symptoms,
      'measures',
      'controls',
    ]),
    section('topics', 'Besproken onderwerpen', 'Topics discussed', [
      'social',
      'substances',
      'somatic',
      'goals',
      'biography',
      'family_history',
      'psychiatric_history',
      'collateral',
      'motivation',
      'personality',
      'client_view',
    ]),
    section('interventions', 'Interventies', 'Interventions', ['intervention', 'response']),
    section('mental_state', 'Psychiatrisch toestandsbeeld', 'Mental state', observed),
    section(
      'medication',
      'Medicatie en bijwerkingen',
      'Medication and side effects',
      drugs.filter((topic) => topic !== 'controls'),
    ),
    section('risk', 'Risico en veiligheid', 'Risk and safety', dangers),
    section('conclusion', 'Conclusie', 'Conclusion', ['conclusion', 'classification', 'team']),
    section('plan', 'Beleid en afspraken', 'Plan and agreements', intentions),
    section('next_contact', 'Volgend contact', 'Next contact', ['next_contact']),
  ],
};

export const medicationReview: Template = {
  id: 'medicatieconsult',
  family: 'progress',
  name: { nl: 'Medicatiecontrole', en: 'Medication review' },
  rest: 'mental_state',
  sections: [
    section('reason', 'Reden van consult', 'Reason for consultation', ['reason', 'course']),
    section(
      'medication',
      'Huidige medicatie (middel, dosering, gebruik)',
      'Current medication (drug, dose, use)',
      ['medication', 'substances'],
    ),
    section('effect', 'Effect', 'Effect', ['effect']),
    section('side_effects', 'Bijwerkingen en lichamelijke klachten', 'Side effects and physical complaints', [
      'side_effects',
      'somatic',
    ]),
    section('adherence', 'Therapietrouw', 'Adherence', ['adherence']),
    section(
      'controls',
      'Controles (bloeddruk, gewicht, lab, ECG, spiegels)',
      'Monitoring (blood pressure, weight, lab, ECG, levels)',
      ['controls', 'examination', 'measures'],
    ),
    section('mental_state', 'Psychiatrisch toestandsbeeld', 'Mental state', [
      ...observed,
      ...symptoms,
      'social',
    ]),
    section('risk', 'Risico en veiligheid', 'Risk and safety', dangers),
    section('conclusion', 'Conclusie', 'Conclusion', ['conclusion', 'classification']),
    section('plan', 'Beleid en afspraken', 'Plan and agreements', [
      ...intentions,
      'next_contact',
      'intervention',
    ]),
  ],
};

export const treatmentPlan: Template = {
  id: 'behandelplan',
  family: 'plan',
  name: { nl: 'Behandelplan', en: 'Treatment plan' },
  rest: 'problems',
  sections: [
    section('request', 'Hulpvraag', 'Request for help', ['reason']),
    section('problems', 'Samenvatting problematiek', 'Summary of problems', [
      ...symptoms,
      ...observed,
      'course',
      'social',
      'substances',
      'somatic',
      'conclusion',
      'psychiatric_history',
    ]),
    section('classification', 'Classificatie en zorgvraagtype', 'Classification and care type', [
      'classification',
    ]),
    section('goals', 'Behandeldoelen', 'Treatment goals', ['goals', 'client_view']),
    section('interventions', 'Interventies per doel', 'Interventions by goal', [
      'intervention',
      'plan',
      'response',
    ]),
    section(
      'clinicians',
      'Betrokken behandelaren en regiebehandelaar',
      'Clinicians involved and lead clinician',
      ['team', 'handover'],
    ),
    section('relatives', 'Rol van naasten', 'Role of relatives', ['collateral', 'participants']),
    section('medication', 'Medicatie', 'Medication', drugs),
    section('safety', 'Signalerings- en veiligheidsplan', 'Relapse and safety plan', [
      ...dangers,
      'safety_plan',
    ]),
    section('duration', 'Duur, frequentie en evaluatiemoment', 'Duration, frequency and date of evaluation', [
      'duration',
      'next_contact',
      'measures',
    ]),
    section('consent', 'Akkoord cliënt', 'Consent of the client', ['consent', 'legal']),
  ],
};
