import { drugs, observed, section, symptoms, type Template } from './section.ts';

export const crisis: Template = {
  id: 'crisis',
  family: 'risk',
  name: { nl: 'Crisisbeoordeling', en: 'Crisis assessment' },
  rest: 'situation',
  sections: [
    section('referral', 'Aanmelder en reden van beoordeling', 'Referrer and reason for assessment', [
      'reason',
      'participants',
    ]),
    section('situation', 'Huidige situatie en luxerende factoren', 'Current situation and triggers', [
      ...symptoms,
      'course',
      'social',
    ]),
    section('history', 'Voorgeschiedenis en huidige behandeling', 'History and current treatment', [
      'psychiatric_history',
      ...drugs,
      'somatic',
      'team',
    ]),
    section('substances', 'Middelengebruik', 'Substance use', ['substances']),
    section('collateral', 'Heteroanamnese', 'Collateral history', ['collateral']),
    section('mental_state', 'Psychiatrisch onderzoek', 'Mental state examination', observed),
    section(
      'risk',
      'Risicotaxatie (suïcidaliteit, agressie, verwaarlozing, kinderen in het gezin)',
      'Risk assessment (suicidality, aggression, neglect, children in the family)',
      ['risk', 'risk_estimate', 'attempts', 'protective'],
    ),
    section('legal', 'Wils(on)bekwaamheid en juridisch kader (Wvggz)', 'Capacity and legal framework', [
      'legal',
      'consent',
    ]),
    section('conclusion', 'Conclusie', 'Conclusion', ['conclusion', 'classification']),
    section('plan', 'Beleid en veiligheidsafspraken', 'Plan and safety agreements', [
      'plan',
      'safety_plan',
      'intervention',
      'next_contact',
    ]),
    section(
      'handover',
      'Overdracht en informatie aan huisarts en naasten',
      'Handover and information for GP and relatives',
      ['handover'],
    ),
  ],
};

/** The order is that of the CASE interview: now, the last weeks, earlier, the future. */
export const suicide: Template = {
  id: 'suicide',
  family: 'risk',
  name: { nl: 'Risicotaxatie suïcidaliteit', en: 'Suicide risk assessment' },
  rest: 'factors',
  sections: [
    section('reason', 'Aanleiding en contact', 'Reason and contact', [
      'reason',
      'impression',
      'participants',
    ]),
    section('current', 'Actuele suïcidegedachten en -intentie', 'Current suicidal thoughts and intent', [
      'risk',
    ]),
    section('recent', 'Recente voorgeschiedenis (6–8 weken)', 'Recent history (6–8 weeks)', [
      'course',
      'mood',
      'sleep',
      'anxiety',
      'complaint',
    ]),
    section('earlier', 'Eerdere episodes en pogingen', 'Earlier episodes and attempts', [
      'attempts',
      'psychiatric_history',
    ]),
    section('future', 'Toekomstverwachting, plannen en middelen', 'Outlook, plans and means', [
      'goals',
      'motivation',
    ]),
    section('factors', 'Risicofactoren en kwetsbaarheid', 'Risk factors and vulnerability', [
      'social',
      'substances',
      'somatic',
      'family_history',
      'biography',
      'perception',
      'thinking',
      ...drugs,
    ]),
    section('protective', 'Beschermende factoren', 'Protective factors', ['protective']),
    section('relatives', 'Naasten en heteroanamnese', 'Relatives and collateral history', ['collateral']),
    section('formulation', 'Structuurdiagnose suïcidaliteit', 'Formulation of suicidality', [
      'conclusion',
      'classification',
    ]),
    section(
      'estimate',
      'Inschatting van het risico door de behandelaar',
      "Clinician's estimate of the risk",
      ['risk_estimate', 'team'],
    ),
    section('safety_plan', 'Veiligheidsplan en afspraken', 'Safety plan and agreements', [
      'safety_plan',
      'plan',
      'next_contact',
      'intervention',
      'consent',
    ]),
    section('handover', 'Overdracht', 'Handover', ['handover', 'legal']),
  ],
};
