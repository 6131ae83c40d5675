/** Words that are a mood or a state, and a disorder where they are said of somebody: `u bent depressief`, `she's psychotic`. */

import type { Language } from '../../note.ts';
import type { Hit } from '../../reading/lexicon.ts';

const dutchHow =
  '(?:(?:nu|echt|gewoon|dus|nog|steeds|weer|opnieuw|duidelijk|flink|behoorlijk|zonder twijfel|ook|wel|degelijk|inderdaad|op dit moment|momenteel|sinds \\S+|alle kenmerken|niet|helemaal niet|absoluut niet|heel|erg|zeer) )*';
const dutchWho =
  '(?:u|je|jij|hij|ze|zij|mevrouw|meneer|patient|patiente|client|cliente|betrokkene|(?:uw|je|jouw) (?:moeder|vader|man|vrouw|zoon|dochter|partner))';
const englishHow =
  '(?:(?:now|really|clearly|still|also|quite|very|just|currently|definitely|actually|again|been|not|so|pretty|certainly) )*';

/** `#` is the word. */
const saidOf: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    ` (?:${dutchWho} (?:bent|ben|is)|(?:bent|ben|is) ${dutchWho}) ${dutchHow}#(?= )(?! (?:geweest|genoemd|gestemd|worden|aangelegd|ingesteld|over|zijn) )| (?:dat|omdat|want|of) ${dutchWho} ${dutchHow}# (?:bent|is)(?= )(?! geweest )`,
    'u',
  ),
  en: new RegExp(
    ` (?:you're|he's|she's|you are|he is|she is|you've|you have|he has|she has|patient is|client is) ${englishHow}#(?= )(?! (?:mood|about|by) )`,
    'u',
  ),
};

const disorders: Readonly<Record<string, string>> = {
  depressief: 'depressieve stoornis',
  depressed: 'depressieve stoornis',
  psychotisch: 'psychotische stoornis',
  psychotic: 'psychotische stoornis',
};

/** The places of such words, each with the Dutch name of its disorder. */
export function adjectivesIn(words: readonly string[], language: Language): Hit<string>[] {
  return words.flatMap((word, at) => {
    const disorder = disorders[word];
    if (disorder === undefined) return [];
    const text = ` ${words.map((each, place) => (place === at ? '#' : each)).join(' ')} `;
    return saidOf[language].test(text) ? [{ value: disorder, from: at, to: at + 1 }] : [];
  });
}
