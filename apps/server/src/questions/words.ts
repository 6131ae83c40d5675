/** What stands around the talk in a question, in both languages. */
import type { Language } from '@noteer/contract';

export const questionWords = {
  nl: {
    talk: 'Het gesprek:',
    clinician: 'behandelaar',
    client: 'cliënt',
    other: 'ander',
    voice: 'stem',
    none: '(geen)',
    styles: {
      telegram: 'in telegramstijl, zonder onderwerp',
      sentences: 'in hele zinnen',
      list: 'elk feit een regel, kort',
    },
    wished: 'wens over de woorden:',
    names:
      'Namen en middelen die het huis kent, alleen voor de spelling en om een verminkte naam te herkennen. Wie of wat niet is genoemd, komt er niet in, en wat bij een naam staat schrijf je alleen als het ook is gezegd:',
    examples:
      'Zo schrijft deze behandelaar. Het zijn verslagen van ánderen: neem er alleen de stijl van over (lengte van zinnen, afkortingen, volgorde), nooit een feit, naam, getal of afspraak.',
    example: 'Voorbeeld',
    noteSoFar:
      'Dit is een later deel van een lang gesprek. Het verslag van wat eraan voorafging staat hieronder, met de nummers van zijn stukken. Schrijf het verslag van het geheel: neem over wat blijft gelden, met zijn nummers, verbeter wat in dit deel is teruggenomen, verzet of verbeterd, en voeg toe wat erbij kwam. Laat niets weg omdat het in dit deel niet terugkomt.',
    moreFollows: 'Het gesprek gaat hierna nog verder; dat komt later.',
    write: 'Schrijf nu het verslag als JSON.',
    note: 'Het verslag:',
    uncited: 'Stukken die geen regel noemt:',
    partOnly:
      'Dit is een deel van een lang gesprek. Regels die op stukken buiten dit deel rusten, laat je staan, tenzij dit deel ze tegenspreekt of verbetert.',
    read: 'Lees het verslag nu na en antwoord met JSON.',
    disguised:
      'Namen en andere gegevens waaraan iemand te herkennen is, zijn vervangen door woorden tussen haken, zoals [persoon-1] en [plaats-1]. Waar je ze nodig hebt, neem je ze precies zo over.',
  },
  en: {
    talk: 'The conversation:',
    clinician: 'clinician',
    client: 'client',
    other: 'other',
    voice: 'voice',
    none: '(none)',
    styles: {
      telegram: 'in telegram style, without a subject',
      sentences: 'in whole sentences',
      list: 'one short line for each fact',
    },
    wished: 'wish about the words:',
    names:
      'Names and drugs that the house knows, only for the spelling and to recognise a garbled name. Who or what was not mentioned does not go in, and what stands beside a name you write only if it was said too:',
    examples:
      'This is how this clinician writes. These are notes of other people: take only the style from them (length of sentences, abbreviations, order), never a fact, name, number or appointment.',
    example: 'Example',
    noteSoFar:
      'This is a later part of a long conversation. The note of what went before stands below, with the numbers of its pieces. Write the note of the whole: keep what still holds, with its numbers, correct what was taken back, moved or corrected in this part, and add what is new. Leave nothing out because this part does not come back to it.',
    moreFollows: 'The conversation goes on after this; that comes later.',
    write: 'Now write the note as JSON.',
    note: 'The note:',
    uncited: 'Pieces that no line names:',
    partOnly:
      'This is a part of a long conversation. Lines that rest on pieces outside this part you leave alone, unless this part contradicts or corrects them.',
    read: 'Now read the note over and answer with JSON.',
    disguised:
      'Names and other details by which somebody could be recognised were replaced by words in brackets, such as [person-1] and [place-1]. Where you need one, copy it exactly.',
  },
} as const satisfies Record<Language, object>;
