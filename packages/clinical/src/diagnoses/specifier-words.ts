/** The words for what makes the code of a diagnosis another one. */
import type { Language } from '../note.ts';

export type Specifier =
  | 'mild'
  | 'moderate'
  | 'severe'
  /** `licht tot matig`: between two. */
  | 'between'
  | 'recurrent'
  | 'single'
  | 'psychotic'
  | 'not psychotic'
  | 'remission'
  | 'stable'
  | 'manic'
  | 'hypomanic'
  | 'depressive'
  | 'mixed'
  | 'type 2'
  | 'type 1'
  | 'obsessions'
  | 'compulsions'
  | 'with aura'
  | 'paranoid';

export const specifierWords: Readonly<Record<Language, Readonly<Partial<Record<Specifier, string>>>>> = {
  nl: {
    mild: 'licht, lichte, mild, milde, licht ernstig, licht van ernst, lichte ernst',
    moderate:
      'matig, matige, matig ernstig, matig ernstige, matig van ernst, matige ernst, middelzware, middelzwaar, matig-ernstig, matig-ernstige',
    severe: 'ernstig, ernstige, zware, zwaar, ernstig van aard',
    between:
      'licht/lichte tot matig/matige, licht tot matig ernstig/ernstige, matig/matige tot ernstig/ernstige, mild/milde tot matig/matige',
    recurrent:
      'recidiverend, recidiverende, recidief, terugkerend, terugkerende, herhaalde, recidiverend van aard, tweede, derde, vierde, vijfde, meerdere episodes, herhaalde episodes',
    single: 'eenmalig, eenmalige, eerste, enkelvoudige',
    psychotic:
      'psychotisch, psychotische, psychotische kenmerken, psychotische symptomen, psychotische verschijnselen, stemmingscongruente psychotische kenmerken',
    'not psychotic': 'zonder psychotische kenmerken/symptomen/verschijnselen, geen psychotische kenmerken',
    remission:
      'in remissie, in volledige remissie, in gedeeltelijke remissie, gedeeltelijk in remissie, volledig in remissie, in vroege remissie, deels in remissie, in partiele remissie, remissie, partieel in remissie',
    stable: 'stabiel, stabiele, euthym, euthyme',
    manic: 'manisch, manische, manie',
    hypomanic: 'hypomaan, hypomane, hypomanie',
    depressive: 'depressief, depressieve, depressie',
    mixed: 'gemengd, gemengde',
    'type 2': 'type 2/ii/twee, ii, 2',
    'type 1': 'type 1/i/een, i, 1',
    obsessions: 'dwanggedachten, obsessies, gedachten',
    compulsions:
      'dwanghandelingen, compulsies, handelingen, controledwang, rituelen, wasdwang, poetsdwang, teldwang',
    paranoid: 'paranoide, paranoide type',
  },
  en: {
    mild: 'mild',
    moderate: 'moderate, moderately severe',
    severe: 'severe',
    between: 'mild to moderate, moderate to severe',
    recurrent: 'recurrent, second, third, fourth, repeated',
    single: 'single, first',
    psychotic: 'psychotic, psychotic features, psychotic symptoms',
    'not psychotic': 'without psychotic features/symptoms, no psychotic features/symptoms',
    remission:
      'in remission, in full remission, in partial remission, in early remission, remission, in sustained remission',
    stable: 'stable, euthymic',
    manic: 'manic, mania',
    hypomanic: 'hypomanic, hypomania',
    depressive: 'depressive, depressed, depression',
    mixed: 'mixed',
    'type 2': 'type 2/two/ii, ii, 2',
    'type 1': 'type 1/one/i, i, 1',
    obsessions: 'obsessions, obsessional thoughts, intrusive thoughts',
    compulsions: 'compulsions, rituals, checking',
    'with aura': 'with aura',
    paranoid: 'paranoid, paranoid type',
  },
};
