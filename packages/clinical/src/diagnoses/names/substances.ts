/** What people can be dependent on, each in every way that is said: code | Dutch name | as said in Dutch | English name | as said in English. */

/** Group of codes | Dutch name of dependence | what it is of | English name | what it is of. */
const substances = `
F10 | stoornis in alcoholgebruik | alcohol, drank | alcohol use disorder | alcohol, drink
F11 | stoornis in opioïdengebruik | opioiden, opiaten, opioid, opiaat, heroine, morfine, oxycodon, oxycontin, oxy, tramadol, tramal, fentanyl, methadon, codeine, buprenorfine, opium, pijnstillers | opioid use disorder | opioid, opioids, opiate, opiates, heroin, morphine, oxycodone, tramadol, fentanyl, methadone, codeine, buprenorphine, opium, oxy, oxycontin, dihydrocodeine, pain pills, painkiller, painkillers
F12 | stoornis in cannabisgebruik | cannabis, wiet, hasj, blow, blowen, marihuana | cannabis use disorder | cannabis, weed, marijuana, skunk, hash
F13 | afhankelijkheid van sedativa | sedativa, benzo, benzo's, benzodiazepine, benzodiazepines, benzodiazepinen, slaapmiddelen, slaappillen, slaapmedicatie, kalmeringsmiddelen, slaap en kalmeringsmiddelen, slaap en kalmerende middelen, slaappil, kalmeringspillen, rustgevers, rustgevende middelen, anxiolytica, hypnotica, oxazepam, temazepam, diazepam, lorazepam, alprazolam, xanax, zolpidem, zopiclon, clonazepam, bromazepam, nitrazepam, midazolam, pregabaline | sedative dependence | sedative, sedatives, benzo, benzos, benzodiazepine, benzodiazepines, sleeping pill, sleeping pills, sleeping tablets, hypnotic, anxiolytic, diazepam, valium, xanax, lorazepam, oxazepam, temazepam, alprazolam, clonazepam, nitrazepam, zolpidem, zopiclone, sleeping medication, pregabalin
F14 | stoornis in cocaïnegebruik | cocaine, coke, crack, basecoke | cocaine use disorder | cocaine, coke, crack, crack cocaine
F15 | stoornis in het gebruik van stimulantia | stimulantia, amfetamine, amfetaminen, speed, methamfetamine, crystal meth, meth, 3 mmc, 4 mmc, 3mmc, 4mmc, cafeine | stimulant use disorder | stimulant, stimulants, amphetamine, amphetamines, methamphetamine, crystal meth, meth, speed, mephedrone, caffeine
F16 | stoornis in het gebruik van hallucinogenen | hallucinogenen, lsd, xtc, mdma, paddo's | hallucinogen use disorder | hallucinogen, hallucinogens, lsd, ecstasy, mdma
F17 | tabaksverslaving | tabak, tabaks, nicotine, sigaretten, roken, rook, vapen | tobacco dependence | tobacco, nicotine, cigarettes, smoking, vaping
F18 | stoornis in het gebruik van vluchtige middelen | vluchtige stoffen, vluchtige middelen, inhalantia, oplosmiddelen, lijm | inhalant use disorder | inhalant, inhalants, solvent, solvents, glue
F19 | afhankelijkheid van meerdere middelen | meerdere middelen, verschillende middelen, meerdere drugs | multiple drug dependence | polysubstance, multiple drug, multiple substance
- | GHB-afhankelijkheid | ghb, gbl, g h b | GHB dependence | ghb, gbl, g h b
- | ketamineverslaving | ketamine, keta | ketamine use disorder | ketamine
- | verslaving aan lachgas | lachgas, lach gas | nitrous oxide addiction | nitrous oxide, laughing gas
- | stoornis in middelengebruik | middelen, drugs, middel, een middel | substance use disorder | substance, substances, drug, drugs
`;

const dutchForms =
  '*verslaving, * verslaving, *verslaafd, * verslaafd, *verslaafde, *afhankelijk, * afhankelijk, *afhankelijkheid, * afhankelijkheid, *gebruiksstoornis, *gebruik stoornis, stoornis in *gebruik, stoornis in het *gebruik, stoornis in het gebruik van *, stoornis in gebruik van *, stoornis in het gebruik *, stoornis in gebruik *, stoornis door het gebruik van *, verslaving aan *, verslaving aan de *, verslaafd aan *, verslaafd aan de *, aan * verslaafd, aan de * verslaafd, afhankelijk van *, afhankelijk van de *, van * afhankelijk, van de * afhankelijk, afhankelijkheid van *, verslaafd geraakt aan *, verslaafd geraakt aan de *, verslaafd geworden aan *, verslaafd geworden aan de *, afhankelijk geraakt van *, afhankelijk geraakt van de *, afhankelijk geworden van *, afhankelijk geworden van de *, afhankelijk bent van *, afhankelijk bent van de *, afhankelijk bent geworden van *, afhankelijk bent geraakt van *, verslaafd bent aan *, verslaafd bent aan de *, verslaafd bent geraakt aan *';
const englishForms =
  '* use disorder, * use-disorder, * dependence, * dependency, * dependence syndrome, * addiction, * addict, * dependent, addicted to *, addicted to the *, addiction to *, dependent on *, dependent on the *, dependence on *, dependency on *, hooked on *, hooked on the *';
const dutchHarm =
  '*misbruik, * misbruik, *abusus, * abusus, abusus van *, misbruik van *, schadelijk gebruik van *, schadelijk gebruik van de *, schadelijk *gebruik, problematisch *gebruik, problematisch gebruik van *';
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

/** Weed is smoked too. */
const saysHow = /^(?:smoking|roken|rook)$/;
const wordsIn = (cell: string): string[] => cell.split(', ').filter((word) => !saysHow.test(word));

/** What is depended on, with the Dutch names of its dependence and of its harmful use. */
export const substanceNames = substances
  .trim()
  .split('\n')
  .filter((line) => !/\| (?:meerdere middelen|middelen), /.test(line))
  .map((line) => {
    const [, dependence = '', dutch = '', , english = ''] = cells(line);
    const [first = ''] = dutch.split(', ');
    const harm = `schadelijk gebruik van ${spelled[first] ?? first}`;
    return { dependence, harm, said: { nl: wordsIn(dutch), en: wordsIn(english) } };
  });

export const substanceUse = substances.trim().split('\n').flatMap(rowsOf).join('\n');
