import { dangers, drugs, intentions, observed, section, symptoms, type Template } from './section.ts';

export const intake: Template = {
  id: 'intake',
  family: 'assessment',
  name: { nl: 'Intakeverslag', en: 'Intake report' },
  rest: 'history',
  sections: [
    section('reason', 'Reden van aanmelding en hulpvraag', 'Reason for referral and request for help', [
      'reason',
      'goals',
      'participants',
    ]),
    section('history', 'Speciële anamnese', 'History of present complaints', [
      ...symptoms,
      'course',
      'measures',
    ]),
    section('psychiatric_history', 'Psychiatrische voorgeschiedenis', 'Psychiatric history', [
      'psychiatric_history',
    ]),
    section('family_history', 'Psychiatrische familieanamnese', 'Psychiatric family history', [
      'family_history',
    ]),
    section('somatic', 'Somatische anamnese en allergieën', 'Medical history and allergies', [
      'somatic',
      'examination',
      'controls',
    ]),
    section(
      'medication',
      'Medicatie',
      'Medication',
      drugs.filter((topic) => topic !== 'controls'),
    ),
    section('substances', 'Middelengebruik (intoxicaties)', 'Substance use', ['substances']),
    section('social', 'Sociale anamnese', 'Social history', ['social']),
    section('biography', 'Biografische anamnese', 'Personal history', ['biography', 'personality']),
    section('collateral', 'Heteroanamnese', 'Collateral history', ['collateral']),
    section('mental_state', 'Status mentalis', 'Mental state examination', [...observed, 'motivation']),
    section('risk', 'Risicotaxatie', 'Risk assessment', dangers),
    section('formulation', 'Samenvatting en structuurdiagnose', 'Summary and formulation', [
      'conclusion',
      'team',
    ]),
    section('classification', 'DSM-5-classificatie', 'DSM-5 classification', ['classification']),
    section('advice', 'Behandeladvies en afspraken', 'Treatment advice and agreements', [
      ...intentions,
      'next_contact',
      'intervention',
    ]),
  ],
};

export const mentalState: Template = {
  id: 'status_mentalis',
  family: 'assessment',
  name: { nl: 'Psychiatrisch onderzoek (status mentalis)', en: 'Mental state examination' },
  rest: 'impression',
  sections: [
    section(
      'impression',
      'Eerste indruk (uiterlijk, contact en houding, klachtenpresentatie, gevoelens van de onderzoeker)',
      'First impression (appearance, contact and attitude, presentation, feelings of the examiner)',
      ['impression', 'reason', 'course'],
    ),
    section('consciousness', 'Bewustzijn', 'Consciousness', ['consciousness']),
    section('attention', 'Aandacht en concentratie', 'Attention and concentration', ['attention']),
    section('orientation', 'Oriëntatie', 'Orientation', ['orientation']),
    section('memory', 'Geheugen', 'Memory', ['memory']),
    section(
      'intellect',
      'Intellectuele functies (oordeelsvermogen, ziekte-inzicht, ziektebesef, abstractie, executief, geschatte intelligentie)',
      'Intellectual functions (judgement, insight, awareness of illness, abstraction, executive function, estimated intelligence)',
      ['insight'],
    ),
    section(
      'perception',
      'Voorstelling, waarneming en zelfwaarneming',
      'Imagination, perception and self-perception',
      ['perception'],
    ),
    section('thinking', 'Denken (vorm en inhoud)', 'Thinking (form and content)', ['thinking', 'anxiety']),
    section('mood', 'Stemming', 'Mood', ['mood']),
    section('affect', 'Affect', 'Affect', ['affect']),
    section('somatic', 'Somatische klachten en verschijnselen', 'Physical complaints and signs', [
      'sleep',
      'complaint',
      'somatic',
      'side_effects',
      'examination',
      'controls',
    ]),
    section('suicidality', 'Suïcidaliteit', 'Suicidality', [...dangers, 'safety_plan']),
    section('psychomotor', 'Psychomotoriek', 'Psychomotor activity', ['psychomotor']),
    section('motivation', 'Motivatie en gedrag', 'Motivation and behaviour', [
      'motivation',
      'substances',
      'goals',
    ]),
    section('personality', 'Persoonlijkheid', 'Personality', ['personality', 'biography']),
  ],
};
