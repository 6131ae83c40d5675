/**
 * ICD-10 codes of mental health, in words of our own; the official Dutch wording may not be passed on. English names are those of
 * ICD-10-CM, which is free, where that code means the same, and else our own as well.
 */
import type { InBothLanguages } from '../note.ts';

const table = `
F00.9 | Dementie bij de ziekte van Alzheimer, niet gespecificeerd | Dementia in Alzheimer's disease, unspecified
F01.9 | Vasculaire dementie, niet gespecificeerd | Vascular dementia, unspecified
F03 | Niet gespecificeerde dementie | Unspecified dementia
F05.9 | Delier, niet gespecificeerd | Delirium, unspecified
F06.7 | Lichte cognitieve stoornis | Mild cognitive disorder
F07.0 | Organische persoonlijkheidsstoornis | Organic personality disorder
F10.0 | Acute alcoholintoxicatie | Acute alcohol intoxication
F10.1 | Schadelijk gebruik van alcohol | Harmful use of alcohol
F10.2 | Alcoholafhankelijkheid | Alcohol dependence
F10.3 | Onthoudingstoestand door alcohol | Alcohol withdrawal
F10.4 | Onthoudingstoestand door alcohol met delier | Alcohol withdrawal with delirium
F11.2 | Opioïdafhankelijkheid | Opioid dependence
F12.1 | Schadelijk gebruik van cannabinoïden | Harmful use of cannabis
F12.2 | Cannabisafhankelijkheid | Cannabis dependence
F13.2 | Afhankelijkheid van sedativa of hypnotica | Dependence on sedatives or hypnotics
F14.1 | Schadelijk gebruik van cocaïne | Harmful use of cocaine
F14.2 | Cocaïneafhankelijkheid | Cocaine dependence
F15.2 | Afhankelijkheid van andere stimulantia | Dependence on other stimulants
F17.2 | Tabaksafhankelijkheid | Tobacco dependence
F19.2 | Afhankelijkheid van meerdere middelen | Dependence on several substances
F20.0 | Paranoïde schizofrenie | Paranoid schizophrenia
F20.5 | Residuele schizofrenie | Residual schizophrenia
F20.9 | Schizofrenie, niet gespecificeerd | Schizophrenia, unspecified
F21 | Schizotypische stoornis | Schizotypal disorder
F22.0 | Waanstoornis | Delusional disorder
F23.9 | Acute, voorbijgaande psychotische stoornis, niet gespecificeerd | Acute and passing psychotic disorder, unspecified
F25.0 | Schizoaffectieve stoornis, manisch type | Schizoaffective disorder, manic type
F25.1 | Schizoaffectieve stoornis, depressief type | Schizoaffective disorder, depressive type
F25.9 | Schizoaffectieve stoornis, niet gespecificeerd | Schizoaffective disorder, unspecified
F28 | Andere niet-organische psychotische stoornis | Other psychosis, not organic
F29 | Niet gespecificeerde niet-organische psychose | Psychosis, not organic, unspecified
F30.0 | Hypomanie | Hypomania
F30.1 | Manie zonder psychotische symptomen | Mania without psychotic symptoms
F30.2 | Manie met psychotische symptomen | Mania with psychotic symptoms
F31.0 | Bipolaire stoornis, huidige episode hypomaan | Bipolar disorder, current episode hypomanic
F31.1 | Bipolaire stoornis, huidige episode manisch zonder psychotische symptomen | Bipolar disorder, current episode manic without psychotic features
F31.2 | Bipolaire stoornis, huidige episode manisch met psychotische symptomen | Bipolar disorder, current episode manic severe with psychotic features
F31.3 | Bipolaire stoornis, huidige episode licht of matig depressief | Bipolar disorder, current episode depressed, mild or moderate severity
F31.4 | Bipolaire stoornis, huidige episode ernstig depressief zonder psychotische symptomen | Bipolar disorder, current episode depressed, severe, without psychotic features
F31.6 | Bipolaire stoornis, huidige episode gemengd | Bipolar disorder, current episode mixed
F31.7 | Bipolaire stoornis, momenteel in remissie | Bipolar disorder, currently in remission
F31.9 | Bipolaire stoornis, niet gespecificeerd | Bipolar disorder, unspecified
F32.0 | Lichte depressieve episode | Depressive episode, mild
F32.1 | Matige depressieve episode | Depressive episode, moderate
F32.2 | Ernstige depressieve episode zonder psychotische symptomen | Depressive episode, severe, without psychotic symptoms
F32.3 | Ernstige depressieve episode met psychotische symptomen | Depressive episode, severe, with psychotic symptoms
F32.9 | Depressieve episode, niet gespecificeerd | Depressive episode, unspecified
F33.0 | Recidiverende depressieve stoornis, huidige episode licht | Major depressive disorder, recurrent, mild
F33.1 | Recidiverende depressieve stoornis, huidige episode matig | Major depressive disorder, recurrent, moderate
F33.2 | Recidiverende depressieve stoornis, huidige episode ernstig zonder psychotische symptomen | Major depressive disorder, recurrent severe without psychotic features
F33.3 | Recidiverende depressieve stoornis, huidige episode ernstig met psychotische symptomen | Major depressive disorder, recurrent, severe with psychotic symptoms
F33.4 | Recidiverende depressieve stoornis, momenteel in remissie | Major depressive disorder, recurrent, in remission
F33.9 | Recidiverende depressieve stoornis, niet gespecificeerd | Major depressive disorder, recurrent, unspecified
F34.0 | Cyclothymie | Cyclothymic disorder
F34.1 | Dysthymie | Dysthymic disorder
F40.0 | Agorafobie | Agoraphobia
F40.1 | Sociale fobie | Social phobia
F40.2 | Specifieke fobie | Specific phobia
F41.0 | Paniekstoornis | Panic disorder
F41.1 | Gegeneraliseerde angststoornis | Generalized anxiety disorder
F41.2 | Gemengde angst- en depressieve stoornis | Mixed anxiety and depression
F41.9 | Angststoornis, niet gespecificeerd | Anxiety disorder, unspecified
F42.0 | Dwangstoornis, vooral dwanggedachten | Obsessive-compulsive disorder, mainly thoughts
F42.1 | Dwangstoornis, vooral dwanghandelingen | Obsessive-compulsive disorder, mainly acts
F42.2 | Dwangstoornis, gemengd | Obsessive-compulsive disorder, mixed
F43.0 | Acute stressreactie | Acute stress reaction
F43.1 | Posttraumatische stressstoornis | Post-traumatic stress disorder
F43.2 | Aanpassingsstoornis | Adjustment disorder
F44.9 | Dissociatieve stoornis, niet gespecificeerd | Dissociative disorder, unspecified
F44.4 | Dissociatieve motorische stoornis | Dissociative motor disorder
F44.5 | Dissociatieve convulsies | Dissociative convulsions
F44.8 | Andere dissociatieve stoornis (o.a. meervoudige persoonlijkheid) | Other dissociative disorder (such as multiple personality)
F45.0 | Somatisatiestoornis | Somatization disorder
F45.2 | Hypochondrische stoornis | Hypochondriacal disorder
F45.4 | Persisterende somatoforme pijnstoornis | Persistent somatoform pain disorder
F48.0 | Neurasthenie | Neurasthenia
F48.1 | Depersonalisatie-/derealisatiesyndroom | Depersonalization-derealization syndrome
F50.0 | Anorexia nervosa | Anorexia nervosa
F50.2 | Boulimia nervosa | Bulimia nervosa
F50.9 | Eetstoornis, niet gespecificeerd | Eating disorder, unspecified
F51.0 | Niet-organische insomnie | Insomnia, not organic
F51.5 | Nachtmerries | Nightmares
F52.9 | Seksuele disfunctie, niet gespecificeerd | Sexual dysfunction, unspecified
F53.0 | Psychische stoornis in het kraambed, licht | Mental disorder after childbirth, mild
F60.0 | Paranoïde persoonlijkheidsstoornis | Paranoid personality disorder
F60.1 | Schizoïde persoonlijkheidsstoornis | Schizoid personality disorder
F60.2 | Dissociale persoonlijkheidsstoornis | Dissocial personality disorder
F60.3 | Emotioneel instabiele persoonlijkheidsstoornis | Emotionally unstable personality disorder
F60.4 | Theatrale persoonlijkheidsstoornis | Histrionic personality disorder
F60.5 | Anankastische persoonlijkheidsstoornis | Anankastic personality disorder
F60.6 | Vermijdende persoonlijkheidsstoornis | Avoidant personality disorder
F60.7 | Afhankelijke persoonlijkheidsstoornis | Dependent personality disorder
F60.8 | Andere specifieke persoonlijkheidsstoornis (o.a. narcistisch) | Other specific personality disorder (such as narcissistic)
F60.9 | Persoonlijkheidsstoornis, niet gespecificeerd | Personality disorder, unspecified
F61 | Gemengde en andere persoonlijkheidsstoornissen | Mixed and other personality disorders
F62.0 | Blijvende persoonlijkheidsverandering na een catastrofale ervaring | Lasting personality change after a catastrophic experience
F63.0 | Pathologisch gokken | Pathological gambling
F63.9 | Stoornis in de impulsbeheersing, niet gespecificeerd | Impulse disorder, unspecified
F64.0 | Transseksualisme | Transsexualism
F70 | Lichte verstandelijke beperking | Mild intellectual disability
F71 | Matige verstandelijke beperking | Moderate intellectual disability
F80.9 | Ontwikkelingsstoornis van spraak en taal, niet gespecificeerd | Developmental disorder of speech and language, unspecified
F81.0 | Specifieke leesstoornis | Specific reading disorder
F84.0 | Autisme (kinderautisme) | Autism (in childhood)
F84.5 | Syndroom van Asperger | Asperger's syndrome
F84.9 | Pervasieve ontwikkelingsstoornis, niet gespecificeerd | Pervasive developmental disorder, unspecified
F90.0 | Stoornis van activiteit en aandacht | Disorder of activity and attention
F91.9 | Gedragsstoornis, niet gespecificeerd | Conduct disorder, unspecified
F91.3 | Oppositioneel-opstandige stoornis | Oppositional defiant disorder
F93.0 | Separatieangststoornis in de kindertijd | Separation anxiety disorder of childhood
F94.1 | Reactieve hechtingsstoornis in de kindertijd | Reactive attachment disorder of childhood
F95.2 | Syndroom van Gilles de la Tourette | Tourette's disorder
F95.9 | Ticstoornis, niet gespecificeerd | Tic disorder, unspecified
F98.0 | Niet-organische enuresis | Enuresis, not organic
F99 | Psychische stoornis, niet anderszins gespecificeerd | Mental disorder, not otherwise specified
X84 | Opzettelijke zelfbeschadiging op niet gespecificeerde wijze | Intentional self-harm by unspecified means
Z03.2 | Observatie wegens vermoede psychische stoornis | Observation for a suspected mental disorder
Z56.6 | Andere lichamelijke of mentale belasting door werk | Other physical or mental strain from work
Z63.0 | Problemen in de relatie met partner | Problems in the relationship with the partner
Z63.4 | Verdwijnen of overlijden van een gezinslid | Disappearance or death of a family member
Z73.0 | Burn-out | Burn-out
Z91.5 | Zelfbeschadiging in de voorgeschiedenis | Self-harm in the past
`;

type Icd10Name = { code: string; name: InBothLanguages };

export const icd10List: readonly Icd10Name[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', nl = '', en = ''] = line.split(' | ');
    return { code, name: { nl, en } };
  });
