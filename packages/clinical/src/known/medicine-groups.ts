/** What people call a medicine when they do not name it, and which medicines each of these words can stand for. */
import type { Language } from '../note.ts';
import { findMedicine } from '../reading/medicines.ts';
import type { Moment } from '../reading/slot.ts';

type Words = Readonly<Record<Language, string>>;
/** By the moment that it is taken at, or by the medicines that are of the kind; `also`: given for it beside their own use. */
type Group = Words & ({ moments: readonly Moment[] } | { members: string; also?: string });

const pill = {
  nl: '(?:pil|pilletje|tablet|tabletje|medicijn|medicatie)',
  en: '(?:pill|tablet|medication|medicine|meds)',
};

/**
 * Wide on purpose: a word that two medicines of a client can stand for is not resolved. Singular, as plurals speak of
 * several or of the kind.
 */
const groups: readonly Group[] = [
  {
    nl: `(?:avond|nacht)${pill.nl}`,
    en: `(?:evening|night|night-?time|bedtime) ${pill.en}`,
    moments: ['evening', 'night'],
  },
  { nl: `(?:ochtend|morgen)${pill.nl}`, en: `morning ${pill.en}`, moments: ['morning'] },
  { nl: `middag${pill.nl}`, en: `(?:lunchtime|midday|afternoon) ${pill.en}`, moments: ['noon', 'afternoon'] },
  {
    nl: 'antidepressivum|ssri|snri|tca',
    en: 'antidepressant|ssri|snri',
    members: `sertraline citalopram escitalopram fluoxetine fluvoxamine paroxetine venlafaxine desvenlafaxine duloxetine mirtazapine
      bupropion vortioxetine agomelatine trazodon reboxetine mianserine maprotiline dosulepine amitriptyline nortriptyline
      clomipramine imipramine doxepine desipramine protriptyline trimipramine lofepramine fenelzine tranylcypromine moclobemide
      esketamine sint-janskruid`,
  },
  {
    nl: 'antipsychoticum|neurolepticum',
    en: 'antipsychotic',
    members: `quetiapine olanzapine risperidon aripiprazol clozapine haloperidol paliperidon lurasidon cariprazine brexpiprazol
      amisulpride sulpiride sertindol asenapine zuclopentixol flupentixol pipamperon broomperidol pimozide penfluridol
      fluspirileen perfenazine levomepromazine chloorpromazine chloorprotixeen droperidol periciazine loxapine trifluoperazine
      tiapride ziprasidon`,
  },
  {
    nl: 'slaapmiddel|slaappil|slaappilletje|slaaptablet|slaaptabletje|slaapmedicatie|inslaper',
    en: 'sleeping (?:pill|tablet)|sleep medication',
    members: `temazepam zolpidem zopiclon eszopiclon lormetazepam nitrazepam flurazepam flunitrazepam loprazolam brotizolam
      midazolam melatonine daridorexant suvorexant ramelteon`,
    also: `valeriaan promethazine mirtazapine trazodon quetiapine amitriptyline doxepine oxazepam lorazepam diazepam hydroxyzine
      pipamperon olanzapine levomepromazine mianserine`,
  },
  {
    nl: 'kalmeringsmiddel|kalmeringspil|kalmeringstablet|rustgever|benzodiazepine|benzo',
    en: 'sedative|tranquilli[sz]er|benzodiazepine|benzo',
    members: `oxazepam lorazepam diazepam alprazolam temazepam bromazepam clonazepam clobazam midazolam nitrazepam flurazepam
      flunitrazepam lormetazepam loprazolam brotizolam prazepam clorazepaat chloordiazepoxide`,
    also: 'promethazine hydroxyzine buspiron propranolol pipamperon quetiapine olanzapine levomepromazine',
  },
  {
    nl: 'stemmingsstabilisator',
    en: 'mood stabili[sz]er',
    members: `lithium lithiumcarbonaat lithiumcitraat valproïnezuur lamotrigine carbamazepine oxcarbazepine`,
    also: 'topiramaat quetiapine olanzapine aripiprazol risperidon lurasidon',
  },
  {
    nl: 'adhd-medicatie|adhd-medicijn|stimulans',
    en: 'adhd (?:medication|medicine|tablet)|stimulant',
    members: 'methylfenidaat dexamfetamine lisdexamfetamine amfetamine atomoxetine guanfacine',
    also: 'modafinil clonidine bupropion',
  },
  {
    nl: 'bloeddrukpil|bloeddrukmiddel|bloeddrukmedicatie|bloeddruktablet|bloeddrukverlager',
    en: 'blood pressure (?:pill|tablet|medication|medicine)',
    members: `amlodipine lisinopril enalapril perindopril ramipril captopril fosinopril losartan valsartan candesartan irbesartan
      telmisartan olmesartan metoprolol bisoprolol atenolol nebivolol carvedilol labetalol hydrochloorthiazide
      chloortalidon indapamide furosemide bumetanide spironolacton nifedipine lercanidipine barnidipine diltiazem verapamil
      doxazosine methyldopa`,
    also: 'propranolol clonidine prazosine',
  },
  {
    nl: 'maagbeschermer|maagzuurremmer|maagtablet|protonpompremmer',
    en: 'stomach protection|proton pump inhibitor',
    members: 'omeprazol pantoprazol esomeprazol lansoprazol rabeprazol famotidine ranitidine',
  },
  {
    nl: 'cholesterolpil|cholesterolverlager|cholesterolmedicatie|statine',
    en: 'cholesterol (?:pill|tablet|medication)|statin',
    members: 'simvastatine atorvastatine rosuvastatine pravastatine fluvastatine ezetimibe',
  },
  {
    nl: 'schildklierpil|schildkliertablet|schildkliermedicatie',
    en: 'thyroid (?:pill|tablet|medication)',
    members: 'levothyroxine liothyronine thiamazol propylthiouracil carbimazol',
  },
];

const namesIn = (text = '') => new Set(text.trim().split(/\s+/));
const kinds = groups.map((group) =>
  'members' in group ? { members: namesIn(group.members), also: namesIn(group.also) } : undefined,
);
const isOfAnyKind = (name: string) => kinds.some((kind) => kind?.members.has(name));

/** `maybe`: nobody can be sure that it is not this one. */
type Fit = 'yes' | 'maybe' | 'no';
export type MeantWords = {
  /** Finds the words in a text, whole; they are the first group. */
  source: string;
  fit(medicine: { name: string; moment?: Moment | undefined }): Fit;
};

/** A medicine of which nobody told here what it is for may be of any kind. */
export const meantWords = (language: Language): MeantWords[] =>
  groups.map((group, at) => ({
    source: `(?<![\\p{L}\\p{N}-])(${group[language]})(?![\\p{L}\\p{N}]|-\\p{L})`,
    fit: ({ name, moment }) => {
      if ('moments' in group) return moment !== undefined && group.moments.includes(moment) ? 'yes' : 'no';
      const own = findMedicine(name)?.nl ?? name;
      if (kinds[at]?.members.has(own)) return 'yes';
      return kinds[at]?.also.has(own) || !isOfAnyKind(own) ? 'maybe' : 'no';
    },
  }));
