/** What people can be dependent on, each in every way that is said: code | Dutch name | as said in Dutch | English name | as said in English. */

/** Group of codes | Dutch name of dependence | what it is of | English name | what it is of. */
const substances = `
F10 | stoornis in alcoholgebruik | alcohol, drank | alcohol use disorder | alcohol, drink
F11 | stoornis in opioïdengebruik | opioiden, opiaten, opioid, opiaat, heroine, morfine, oxycodon, tramadol, fentanyl, methadon, codeine | opioid use disorder | opioid, opioids, opiate, opiates, heroin, morphine, oxycodone, tramadol, fentanyl, methadone, codeine, painkiller, painkillers
F12 | stoornis in cannabisgebruik | cannabis, wiet, hasj, blow, blowen, marihuana | cannabis use disorder | cannabis, weed, marijuana, skunk, hash
F13 | afhankelijkheid van sedativa | sedativa, benzo, benzo's, benzodiazepine, benzodiazepines, benzodiazepinen, slaapmiddelen, slaappillen, slaapmedicatie, kalmeringsmiddelen, anxiolytica, hypnotica, oxazepam, temazepam, diazepam, lorazepam, alprazolam, pregabaline | sedative dependence | sedative, sedatives, benzo, benzos, benzodiazepine, benzodiazepines, sleeping pill, sleeping pills, sleeping tablets, hypnotic, anxiolytic, diazepam, valium, xanax, lorazepam, zopiclone, pregabalin
F14 | stoornis in cocaïnegebruik | cocaine, coke, crack, basecoke | cocaine use disorder | cocaine, coke, crack, crack cocaine
F15 | stoornis in het gebruik van stimulantia | stimulantia, amfetamine, amfetaminen, speed, methamfetamine, crystal meth, meth, 3 mmc, 4 mmc, cafeine | stimulant use disorder | stimulant, stimulants, amphetamine, amphetamines, methamphetamine, crystal meth, meth, speed, mephedrone, caffeine
F16 | stoornis in het gebruik van hallucinogenen | hallucinogenen, lsd, xtc, mdma, paddo's | hallucinogen use disorder | hallucinogen, hallucinogens, lsd, ecstasy, mdma
F17 | tabaksverslaving | tabak, tabaks, nicotine, sigaretten, roken, rook, vapen | tobacco dependence | tobacco, nicotine, cigarettes, smoking, vaping
F18 | stoornis in het gebruik van vluchtige middelen | vluchtige stoffen, vluchtige middelen, inhalantia, oplosmiddelen, lijm | inhalant use disorder | inhalant, inhalants, solvent, solvents, glue
F19 | afhankelijkheid van meerdere middelen | meerdere middelen, verschillende middelen, meerdere drugs | multiple drug dependence | polysubstance, multiple drug, multiple substance
- | GHB-afhankelijkheid | ghb, gbl | GHB dependence | ghb, gbl
- | ketamineverslaving | ketamine, keta | ketamine use disorder | ketamine
- | verslaving aan lachgas | lachgas | nitrous oxide addiction | nitrous oxide, laughing gas
- | stoornis in middelengebruik | middelen, drugs, middel, een middel | substance use disorder | substance, substances, drug, drugs
`;

const dutchForms =
  '*verslaving, * verslaving, *verslaafd, * verslaafd, *verslaafde, *afhankelijkheid, * afhankelijkheid, *gebruiksstoornis, *gebruik stoornis, stoornis in *gebruik, stoornis in het *gebruik, stoornis in het gebruik van *, stoornis in gebruik van *, stoornis in het gebruik *, stoornis in gebruik *, stoornis door het gebruik van *, verslaving aan *, verslaving aan de *, verslaafd aan *, verslaafd aan de *, aan * verslaafd, aan de * verslaafd, afhankelijk van *, afhankelijk van de *, van * afhankelijk, van de * afhankelijk, afhankelijkheid van *, verslaafd geraakt aan *, afhankelijk geraakt van *, afhankelijk geworden van *';
const englishForms =
  '* use disorder, * use-disorder, * dependence, * dependency, * dependence syndrome, * addiction, * addict, * dependent, addicted to *, addiction to *, dependent on *, dependence on *, dependency on *, hooked on *';
const dutchHarm =
  '*misbruik, * misbruik, *abusus, * abusus, abusus van *, misbruik van *, schadelijk gebruik van *, schadelijk *gebruik';
const englishHarm = 'harmful use of *, harmful * use, * abuse, * misuse, abuse of *, misuse of *';
const dutchWithdrawal =
  '*onthouding, * onthouding, *onttrekking, *onthoudingssyndroom, onthouding van *, onthoudingssyndroom van *, onthoudingssyndroom door *, ontwenning van *';
const englishWithdrawal = '* withdrawal, * withdrawal syndrome, withdrawal from *';

const dutchPsychosis =
  '*psychose, * psychose, psychose door *, psychose door de *, psychose door *gebruik, psychose door het gebruik van *, psychose bij *gebruik, psychose bij *misbruik, psychose na *gebruik, psychose uitgelokt door *, psychose geluxeerd door *, psychotische stoornis door *, psychotische stoornis door de *, psychotische stoornis door *gebruik, psychotische stoornis bij *gebruik, door * geinduceerde psychose, door * uitgelokte psychose, door * geinduceerde psychotische stoornis, * geinduceerde psychose, *geinduceerde psychose';
const englishPsychosis =
  '* psychosis, * induced psychosis, * induced psychotic disorder, * induced psychotic episode, psychosis induced by *, psychosis due to *, psychosis caused by *, psychosis from *, psychosis from using *, psychosis triggered by *, psychosis secondary to *';
const dutchMood =
  'depressieve stoornis door *, depressie door *, depressie door *gebruik, stemmingsstoornis door *, stemmingsstoornis door *gebruik, angststoornis door *, bipolaire stoornis door *';
const englishMood =
  '* induced depressive disorder, * induced depression, * induced mood disorder, * induced anxiety disorder, * induced bipolar disorder, * induced anxiety';

const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const each = (forms: string, words: string): string =>
  words
    .split(', ')
    .flatMap((word) => forms.split(', ').map((form) => form.replace('*', word)))
    .join(', ');

/** What is harmful or withdrawn from has a code of its own; where the group has none, it is the dependence. */
const rowsOf = (line: string): string[] => {
  const [group = '', nl = '', dutch = '', en = '', english = ''] = cells(line);
  const dependence = [
    group === '-' ? '-' : `${group}.2`,
    nl,
    each(dutchForms, dutch),
    en,
    each(englishForms, english),
  ];
  const [first = ''] = dutch.split(', ');
  const [named = ''] = english.split(', ');
  const shown = spelled[first] ?? first;
  const hasCode = group !== '-' && group !== 'F19';
  const psychosis = [
    hasCode ? `${group}.5` : 'F19.5',
    hasCode ? `psychotische stoornis door ${shown}` : 'psychotische stoornis door een middel',
    each(dutchPsychosis, dutch),
    hasCode ? `${named}-induced psychotic disorder` : 'substance-induced psychotic disorder',
    each(englishPsychosis, english),
  ];
  const mood = [
    hasCode ? `${group}.8` : '-',
    hasCode ? `stemmings- of angststoornis door ${shown}` : 'stemmings- of angststoornis door een middel',
    each(dutchMood, dutch),
    hasCode ? `${named}-induced mood or anxiety disorder` : 'substance-induced mood or anxiety disorder',
    each(englishMood, english),
  ];
  if (!hasCode) return [dependence, psychosis, mood].map((row) => row.join(' | '));
  const harm = [
    `${group}.1`,
    `schadelijk gebruik van ${shown}`,
    each(dutchHarm, dutch),
    `harmful use of ${plural[named] ?? named}`,
    each(englishHarm, english),
  ];
  const withdrawal = [
    `${group}.3`,
    group === 'F10' ? 'alcoholonthouding' : `onthouding van ${shown}`,
    each(dutchWithdrawal, dutch),
    `${named} withdrawal`,
    each(englishWithdrawal, english),
  ];
  return [dependence, harm, withdrawal, psychosis, mood].map((row) => row.join(' | '));
};
const spelled: Readonly<Record<string, string>> = { cocaine: 'cocaïne', opioiden: 'opioïden' };
const plural: Readonly<Record<string, string>> = {
  opioid: 'opioids',
  sedative: 'sedatives',
  stimulant: 'stimulants',
  hallucinogen: 'hallucinogens',
  inhalant: 'inhalants',
};

export const substanceUse = substances.trim().split('\n').flatMap(rowsOf).join('\n');
