/** Words that stand in every second sentence and say nothing of what it is about. */
import type { Language } from '../note.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: listed(
    'aan aangeeft aangegeven af al alle als altijd bij blijft client clienten daar dan dat de der deze die dit doe doen doet door dus ' +
      'echt een eigenlijk en er even ga gaan gaat geeft geen gekomen gewoon ging goed had hadden haar heb hebben hebt heeft heel het ' +
      'hier hij hoe hun iets ik in is ja je jij jou jouw kan kom komt kunnen kunt ligt maar me meer meldt met mij mijn moest moet ' +
      'moeten mogen naar nee niet noemt nog nu of om omdat ook op over patient pt rond sinds soms staat te tegen toch toen tot u uit uw ' +
      'van vanaf veel vertelt via voor waar want waren was wat we weer wel werd werden wie wij wil willen word worden wordt zal ze zegt ' +
      'zei zelf zich zij zijn zo zodat zou zouden',
  ),
  en: listed(
    'a about after all also am an and any are as at be because been before being but by can client could did do does doing for from ' +
      'get gets go goes going got had has have he her here him his how i if in is it its just like me more my no not now of off on one or ' +
      'our out over patient pt really reports said says she so some states that the their them then there these they this those to too ' +
      'up us very was we well were what when where which while who will with would yes you your',
  ),
};
